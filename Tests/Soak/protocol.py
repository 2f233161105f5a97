"""The protocol's constants, from the script `protocol.js`, which the program generates from its own declarations."""

import json
import re
import types
import urllib.request


def script(url):
    """Returns the script served by the program at an address."""
    with urllib.request.urlopen(url + "protocol.js") as answer:
        return answer.read().decode()


def read(text):
    """Returns the script's constants as attributes: `read(text).ClientKind.hello`."""
    constants = {}
    for name, value in re.findall(r"^export const (\w+) = (.*);$", text, re.M):
        value = re.sub(r"Object\.freeze\(|\)", "", value)
        value = re.sub(r"(\w+): ", r'"\1": ', value)
        constants[name] = json.loads(value, object_hook=lambda members: types.SimpleNamespace(**members))
    return types.SimpleNamespace(**constants)


def numbers(constants):
    """Returns the values of an enumeration."""
    return list(vars(constants).values())
