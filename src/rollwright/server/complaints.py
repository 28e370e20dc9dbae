"""Refusals of a body or a message that is not what was asked for."""

from rollwright.core.message import Message
from rollwright.server.errors import BadRequest


def unreadable() -> BadRequest:
    """A refusal of what is no JSON at all."""
    return bad_request([Message("server.no-json")])


def bad_request(complaints: list[Message]) -> BadRequest:
    """A refusal of what is not what was asked for."""
    return BadRequest(Message("server.bad-json", {"reason": complaints}))
