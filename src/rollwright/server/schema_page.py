"""The HTML page of the API's schema, without scripts from other servers."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin


class SchemaPage(OpenAPIRenderPlugin):
    """Lists every path of the API with its parameters and responses."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page as HTML."""
        title = escape(openapi_schema["info"]["title"])
        parts = [
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width"></head><body>',
            f'<h1>{title}</h1><p><a href="/schema/openapi.json">openapi.json</a></p>',
        ]
        for path, methods in openapi_schema["paths"].items():
            for method, operation in methods.items():
                parts += _operation(path, method, operation)
        return ("".join(parts) + "</body></html>").encode()


def _operation(path: str, method: str, operation: dict[str, Any]) -> list[str]:
    parts = [f"<h2><code>{method.upper()} {escape(path)}</code></h2>"]
    parts.append(f"<p>{escape(operation.get('summary', ''))}</p><ul>")
    for parameter in operation.get("parameters", []):
        where, text = parameter["in"], parameter.get("description", "")
        parts.append(f"<li><code>{escape(parameter['name'])}</code> ({where}) {escape(text)}</li>")
    for status, answer in operation.get("responses", {}).items():
        parts.append(f"<li>{status}: {escape(answer.get('description', ''))}</li>")
    return [*parts, "</ul>"]
