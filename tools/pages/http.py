"""The reference of the HTTP API, from the server's OpenAPI document."""

import json
from typing import Any

from sweetbox.server.app import openapi_document
from tools.pages.formats import kind_of

PAGE = "reference/http.md"
DOCUMENT = "reference/openapi.json"
METHODS = ("get", "put", "post", "patch", "delete")


def made() -> dict[str, str]:
    document = openapi_document()
    return {PAGE: page(document), DOCUMENT: json.dumps(document, indent=2) + "\n"}


def page(document: dict[str, Any]) -> str:
    lines = [
        "# HTTP API",
        "",
        f"{document['info']['description']} The [OpenAPI document](openapi.json) is what this page is made from;",
        "a running server has it at `/schema/openapi.json`.",
        "What an answer may contain, limits, and the WebSockets that bring events: [The server](../server.md).",
        "",
        "Every refusal is a `Problem`: a `code` and a sentence in the caller's language.",
        "",
        "## Operations",
        "",
    ]
    for path, operations in document["paths"].items():
        for method in METHODS:
            if method in operations:
                lines += operation(path, method, operations[method])
    lines += ["## Schemas", ""]
    for name, schema in sorted(document["components"]["schemas"].items()):
        lines += described(name, schema)
    return "\n".join(lines) + "\n"


def operation(path: str, method: str, told: dict[str, Any]) -> list[str]:
    lines = [f"### {method.upper()} `{path}`", "", f"{told['summary']}.", ""]
    if parameters := told.get("parameters", []):
        lines += ["| parameter | in | type | must be given | |", "|---|---|---|---|---|"]
        for each in parameters:
            must = "yes" if each.get("required") else "no"
            lines.append(f"| `{each['name']}` | {each['in']} | {named(each['schema'])} | {must} | {each.get('description', '')} |")
        lines.append("")
    if "requestBody" in told:
        lines += [f"Body: {content(told['requestBody'])}", ""]
    good = [f"{code} {content(answer)}".rstrip() for code, answer in told["responses"].items() if code.startswith("2")]
    bad = [code for code in told["responses"] if not code.startswith("2")]
    lines += [f"Answers: {'; '.join(good)}. Refusals: {', '.join(bad) or 'none'}.", ""]
    return lines


def content(body: dict[str, Any]) -> str:
    kinds = [
        f"{named(media['schema'])}" if kind == "application/json" else f"`{kind}`"
        for kind, media in body.get("content", {}).items()
    ]
    return " or ".join(kinds)


def described(name: str, schema: dict[str, Any]) -> list[str]:
    lines = [f"### {name}", ""]
    if "description" in schema:
        lines += [schema["description"], ""]
    if "properties" not in schema:
        return [*lines, f"{named(schema)}.", ""]
    lines += ["| field | type | always there | |", "|---|---|---|---|"]
    for field, each in schema["properties"].items():
        always = "yes" if field in schema.get("required", []) else "no"
        lines.append(f"| `{field}` | {named(each)} | {always} | {each.get('description', '').replace('|', chr(92) + '|')} |")
    return [*lines, ""]


def named(schema: dict[str, Any]) -> str:
    """A schema in a few words, with links to those that have a name."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#{name.lower()})"
    for together in ("oneOf", "anyOf"):
        if together in schema:
            return " or ".join(named(each) for each in schema[together])
    if schema.get("type") == "array" and isinstance(schema.get("items"), dict):
        return f"list of {named(schema['items'])}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {named(schema['additionalProperties'])}"
    return kind_of(schema)
