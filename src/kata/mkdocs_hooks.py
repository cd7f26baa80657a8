"""What MkDocs calls while it builds the site: the made pages take their place among those of docs/."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from kata.errors import KataError
from kata.site import navigation, pages


def _root(config: MkDocsConfig) -> Path:
    return Path(config.docs_dir).parent


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The navigation, from the folders."""
    config.nav = navigation(_root(config))
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """The made pages and pictures. Raises PluginError, which ends the build in a sentence, where one can't be made."""
    try:
        made = pages(_root(config))
    except KataError as error:
        raise PluginError(str(error)) from error
    for path, content in made.items():
        if (there := files.get_file_from_path(path)) is not None:
            files.remove(there)
        files.append(File.generated(config, path, content=content))
    return files


def on_serve(server: Any, config: MkDocsConfig, builder: Any) -> Any:
    """`kata site --serve` builds again when a unit or a notebook changes too."""
    for folder in ("units", "solutions", "notebooks"):
        if (_root(config) / folder).is_dir():
            server.watch(str(_root(config) / folder))
    return server
