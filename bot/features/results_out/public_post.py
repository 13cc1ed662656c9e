"""Posts to an address that a user chose: https only, never to a private address, without redirects."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import aiohttp
from aiohttp import AddrInfoType, ClientSession, ClientTimeout, TCPConnector
from yarl import URL

from bot.errors import Refused

TIMEOUT = 5.0
"""Seconds for a whole request."""
LONGEST = 500
"""Characters of an address."""
_NAT64 = IPv6Network("64:ff9b::/96")
"""Addresses that a translator maps to IPv4."""


def require_address(text: str) -> URL:
    """Return the address that a user typed. Raises Refused: webhook-address.

    It must be https without credentials, with at most `LONGEST` characters. Private IP addresses and names
    without a dot are refused; names are checked again when resolved.
    """
    try:
        url = URL(text.strip())
        port = url.port
    except ValueError:
        raise Refused("webhook-address") from None
    is_plain = url.scheme == "https" and bool(url.host) and url.user is None and url.password is None
    if not is_plain or not port or len(str(url)) > LONGEST or not _is_public_or_dotted_name(url.host or ""):
        raise Refused("webhook-address")
    return url


def _is_public_or_dotted_name(host: str) -> bool:
    try:
        return is_public(host)
    except ValueError:
        return "." in host


def is_public(number: str) -> bool:
    """Return whether the IP address `number`, and one inside it, is public. Raises ValueError for a name."""
    address = ip_address(number.partition("%")[0])
    inside = _embedded_ipv4(address) if isinstance(address, IPv6Address) else None
    return all(one.is_global and not one.is_multicast for one in (address, inside) if one is not None)


def _embedded_ipv4(address: IPv6Address) -> IPv4Address | None:
    """Return the IPv4 address to which an IPv6 address leads, as NAT64 and 6to4 do, or None."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]


def open_public_socket(address: AddrInfoType) -> socket.socket:
    """Return a socket for a resolved address. Raises PermissionError unless it is public."""
    family, kind, protocol, _, (number, *_) = address
    if not is_public(str(number)):
        raise PermissionError("not a public address")
    return socket.socket(family, kind, protocol)


async def post(url: str, body: bytes, headers: dict[str, str]) -> int:
    """Post JSON to a public address without following redirects, and return the HTTP status.

    Raises TimeoutError, OSError (PermissionError if it is not public), aiohttp.ClientError, and ValueError
    for an impossible name.
    """
    connector = TCPConnector(socket_factory=open_public_socket)
    timeout = ClientTimeout(total=TIMEOUT)
    async with (
        ClientSession(connector=connector, timeout=timeout, cookie_jar=aiohttp.DummyCookieJar()) as session,
        session.post(url, data=body, headers=headers, allow_redirects=False) as response,
    ):
        return response.status
