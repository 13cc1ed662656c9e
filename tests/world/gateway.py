"""Discord's gateway: resumable sessions, events missed while disconnected, and connection faults."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.world import payloads
from tests.world.faults import Weather
from tests.world.loop import Run
from tests.world.network import Socket
from tests.world.payloads import Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
INTERVAL = 41_250
CODES = (1000, 1001, 1006, 4000, 4007, 4009)
"""Close codes after which discord.py may connect again."""


class GatewaySession:
    """Discord's record of a connection, from which it can be resumed."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.socket: Socket | None = None
        self.sent: list[tuple[Json, Callable[[], None]]] = []


class Gateway:
    """Sends events to the bot. One run of the bot is connected at a time."""

    def __init__(self, random: Random, weather: Weather, guild: Callable[[], Json]) -> None:
        self._random, self._weather, self._guild = random, weather, guild
        self._sessions: dict[str, GatewaySession] = {}
        self._current: GatewaySession | None = None

    @property
    def is_connected(self) -> bool:
        """Return whether an event sent now arrives soon."""
        socket = self._current and self._current.socket
        return socket is not None and not socket.closed and not socket.is_deaf

    @property
    def run(self) -> Run | None:
        """Return the run of the bot that is connected."""
        return self._current.socket.run if self._current and self._current.socket else None

    def opened(self, socket: Socket) -> None:
        """Accept a connection of the bot."""
        socket.deliver({"op": HELLO, "d": {"heartbeat_interval": INTERVAL}})

    def closed(self, socket: Socket) -> None:
        """End a connection; its session can be resumed for a while."""
        if self._current is not None and self._current.socket is socket:
            self._current.socket = None

    def forget(self, run: Run) -> None:
        """Drop the connection of a bot process that has ended."""
        if self._current is not None and self._current.socket and self._current.socket.run is run:
            self._current.socket.closed = True
            self._current = None

    def hears(self, socket: Socket, said: Json) -> None:
        """Handle a message of the bot."""
        if said["op"] == HEARTBEAT:
            socket.deliver({"op": ACK})
        elif said["op"] == IDENTIFY:
            self._begin(socket)
        elif said["op"] == RESUME:
            self._resume(socket, said["d"])

    def _begin(self, socket: Socket) -> None:
        session = self._current = GatewaySession(f"s{len(self._sessions)}")
        self._sessions[session.name] = session
        session.socket = socket
        self.dispatch("READY", payloads.ready(session.name))
        self.dispatch("GUILD_CREATE", self._guild())

    def _resume(self, socket: Socket, asked: Json) -> None:
        session = self._sessions.get(str(asked["session_id"]))
        if session is None or session is not self._current:
            socket.deliver({"op": INVALID, "d": False})
            return
        session.socket = socket
        for frame, delivered in session.sent[int(asked["seq"] or 0) :]:
            socket.deliver(frame, delivered)
        self.dispatch("RESUMED", {})

    def dispatch(self, event: str, payload: Json, delivered: Callable[[], None] = lambda: None) -> None:
        """Send an event. Without a connection it arrives later, or never."""
        session = self._current
        if session is None:
            return
        frame = {"op": DISPATCH, "t": event, "s": len(session.sent) + 1, "d": payload}
        session.sent.append((frame, delivered))
        if session.socket is not None and not session.socket.closed:
            session.socket.deliver(frame, delivered)

    def misbehave(self) -> None:
        """Cause a random fault of the connection."""
        if self._current is None or not self.is_connected:
            return
        socket = self._current.socket
        assert socket is not None
        match self._random.choice(("reconnect", "resumable", "invalid", "close", "deaf")):
            case "reconnect":
                self._weather.strike("The gateway asks to reconnect")
                socket.deliver({"op": RECONNECT, "d": None})
            case "resumable":
                self._weather.strike("The gateway asks to resume")
                socket.deliver({"op": INVALID, "d": True})
            case "invalid":
                self._weather.strike("The gateway has forgotten the session")
                self._current = None
                socket.deliver({"op": INVALID, "d": False})
            case "close":
                code = self._random.choice(CODES)
                self._weather.strike(f"The gateway closes the connection ({code})")
                socket.hang_up(code)
            case "deaf":
                self._weather.strike("The connection to the gateway is dead without a close frame")
                socket.is_deaf = True
