"""The league: groups of four to six members of a server in which each plays each within four weeks."""
