"""Results are sent out signed, of finished games, without secrets; again only if an answer was lost."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from tests.world.checkers.quiet import is_settled
from tests.world.payloads import GUILD
from tests.world.record import Change
from tests.world.world import World

KEYS = {
    "event", "server", "channel", "table", "game", "rules_version", "options", "rated", "match", "ended_at",
    "ended_by", "players",
}  # fmt: skip
PLAYER_KEYS = {"seat", "user", "name", "computer", "side", "placing", "score"}
PLAYED_OUT = "played-out"
_WEBHOOK = "SELECT url, secret, failing_since FROM webhooks WHERE guild_id = ?"
_PENDING = "SELECT table_id FROM webhook_results WHERE guild_id = ?"
_TABLE = "SELECT status, options, seed FROM tables WHERE id = ?"
_SHARED = """SELECT 1 FROM tables WHERE id = ? AND guild_id = ?
    AND day IS NULL AND secret_until IS NULL AND match_id IS NULL"""


class Results:
    """Hears what arrives at the address of a server's results, and compares it with the games."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._secrets = set[str]()
        self._over = set[int]()
        """Tables whose games have ended."""
        world.network.on_post.append(self._arrived)
        world.record.on_look.append(self._look)
        world.record.on_change.append(self._changed)

    def _look(self) -> None:
        self._secrets |= {secret for _, secret, _ in self._world.ask(_WEBHOOK, GUILD)}

    def _changed(self, change: Change) -> None:
        """Check that a game's result is to be sent from the commit of its end on."""
        table = change.game.table
        if change.game.status != "finished" or table in self._over:
            return
        self._over.add(table)
        is_wanted = self._world.ask(_WEBHOOK, GUILD) and self._world.ask(_SHARED, table, GUILD)
        if is_wanted and table not in self._pending():
            self._find(f"the result of table {table} is not to be sent")

    def _pending(self) -> set[int]:
        return {table for (table,) in self._world.ask(_PENDING, GUILD)}

    def _arrived(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        self._world.history.note("result sent", f"{url} {body.decode()}")
        sent = json.loads(body)
        signed = f"{headers['X-Explorers-Timestamp']}.".encode() + body
        signers = self._signers(signed, headers["X-Explorers-Signature"])
        current = {secret for address, secret, _ in self._world.ask(_WEBHOOK, GUILD) if address == url}
        if not signers:
            self._find(f"the result of table {sent['table']} has another signature")
        if signers & current and sent["table"] not in self._pending():
            self._find(f"the result of table {sent['table']} was sent again after it was accepted")
        self._compare(sent)

    def _signers(self, signed: bytes, signature: str) -> set[str]:
        """Return the known secrets that give a signature."""
        return {
            secret
            for secret in self._secrets
            if signature == f"sha256={hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()}"
        }

    def _compare(self, sent: dict[str, Any]) -> None:
        """Compare a result with the game, and look for what it must not tell."""
        table = sent["table"]
        status, options, seed = self._world.ask(_TABLE, table)[0]
        players = sent["players"]
        if sent.keys() != KEYS or any(player.keys() != PLAYER_KEYS for player in players):
            self._find(f"the result of table {table} tells of {sorted(sent)}")
        if seed and str(seed) in json.dumps(sent):
            self._find(f"the result of table {table} tells its seed")
        if status != "finished" or sent["options"] != json.loads(options):
            self._find(f"the result of table {table}, which is {status}, has the options {sent['options']}")
        game = self._world.record.games.get(table)
        result = game.rules.ending.result(game.state) if game is not None else None
        if result is not None and sent["ended_by"] == PLAYED_OUT and not sent["match"]:
            scores = tuple(player["score"] for player in players)
            if scores != result.scores:
                self._find(f"the result of table {table} has the scores {scores}, played: {result.scores}")

    def _find(self, what: str) -> None:
        self._world.history.find("results", what)

    async def at_end(self) -> None:
        """Check that no result waits any more."""
        if is_settled(self._world) and (waiting := self._pending()):
            self._find(f"the results of tables {sorted(waiting)} were not sent")
