# Where American spelling differs from data/locales/en. All other messages are taken from there.

daily-reminder-off = I won’t remind you of the daily deal anymore.
help-to-practise =
    {""}**Practice**
    {""}-# Against a computer, right now
help-practise =
    {""}### Practice against a computer
    {""}The game starts here right away. To choose how many computers and how strong, use { $practice }.
help-typing =
    {""}### Typing a move
    {""}{ $move } suggests your legal moves. Type a few letters of a color, a card or a place, and pick one.
    {""}{ $undo } undoes it, { $hand } shows your hand and { $board } the board.
button-practise = Practice
notify-zone-unknown = ⚠️ I don’t know your time zone “{ $zone }” anymore, so I use UTC. Choose yours with { $notify }.
lobby-closed = **{ $game }**: { $why ->
    [alone] nobody joined within a day, so this lobby is closed.
    [unstarted] it wasn’t started within a day, so this lobby is closed.
   *[cancelled] this lobby was canceled.
  }
host-over = **{ $game }** with { $names }: { $how ->
    [off] your lobby was canceled.
    [changed] the players at your table have changed since.
   *[started] your game started.
  }
invitation-called-off = { $host }’s game of **{ $game }** was canceled.
privacy-retention =
    {""}-# Games and ratings: kept until you delete them.
    {""}-# Board positions, and which DMs belong to a game: deleted { $states } days after the game.
    {""}-# Seats in a canceled lobby: deleted after { $lobbies } days. Away dates: deleted after { $absences } days.
privacy-ask =
    {""}**Delete everything I store about you?** This can’t be undone.
    {""}- You leave { $running ->
    [0] no running games
    [one] 1 running game
   *[other] { $running } running games
  } and { $lobbies ->
    [0] no lobbies
    [one] 1 lobby
   *[other] { $lobbies } lobbies
  }. In a game for three or four, a computer takes over; in a game for two, your opponent wins. Lobbies you host are canceled.
    {""}- Games with others are kept, with “a former player” in your place. I’ll no longer know it was you. The others’ ratings don’t change.
    {""}- Games you played alone against computers are deleted, and so are your ratings and settings.
    {""}- Messages already posted in channels stay; they’re stored by Discord, not by me.
direct-no-permission = *I can’t post in { $channel } anymore. A server manager needs to give me these permissions there: { $permissions }. Until then, the game continues here.*
plan-cancelled = *I canceled your plan because { $because }.*
plan-removed = Plan canceled. I’ll ask you when it’s your turn.
block-done = You’ve blocked **{ $name }**. They can’t invite you or join your lobbies anymore, and I don’t tell them. Games you’re both in go on. { $privacy } lists everyone you block.
refused-not-a-member = They aren’t on this server anymore.
refused-channel-closed = I can’t post in that game’s channel anymore. Open a lobby elsewhere with { $play }.
refused-lobby-cancelled = This lobby was canceled. Open a new one with { $play }.
refused-plan-cancelled = That plan is already canceled, and I didn’t play anything for you. Here’s how the game stands: { $link }
refused-no-such-zone = I don’t recognize the time zone “{ $text }”. Pick one of the suggestions.
refused-not-late = Nobody is out of time anymore. { $link }
refused-no-advice = You can only get advice in games against computers. Practice with { $practice }.
refused-unknown-button = I don’t recognize this button. Use { $board } to get a fresh one.
analysis-luck = The deal favored { $name ->
    [you] you
   *[other] { $name }
  } by about { $points ->
    [one] 1 point
   *[other] { $points } points
  } (what it’s worth between equally good players).
button-analyse = Analyze
refused-no-analysis = There’s nothing to analyze in this game. You can watch it with { $replay }.
