"""What MkDocs calls while it builds the site: the made pages take their place among those of docs/."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files, InclusionLevel

from kata import page_engine
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
        engine = page_engine.has_engine(_root(config))
        made = pages(_root(config), engine)
        if engine:
            page_engine.add_pages(_root(config), made)
    except KataError as error:
        raise PluginError(str(error)) from error
    for path, content in made.items():
        if (there := files.get_file_from_path(path)) is not None:
            files.remove(there)
        # The licences are linked where they belong, and are no part of the reading order.
        level = InclusionLevel.NOT_IN_NAV if path == page_engine.LICENCES else InclusionLevel.UNDEFINED
        files.append(File.generated(config, path, content=content, inclusion=level))
    return files


def on_post_build(config: MkDocsConfig) -> None:
    """The engine by which units are solved in their pages, into the folder of the site."""
    try:
        if page_engine.has_engine(_root(config)):
            page_engine.add_to_site(_root(config), Path(config.site_dir))
    except KataError as error:
        raise PluginError(str(error)) from error


def on_serve(server: Any, config: MkDocsConfig, builder: Any) -> Any:
    """`kata site --serve` builds again when a unit or a notebook changes too."""
    for folder in ("units", "solutions", "notebooks", "web"):
        if (_root(config) / folder).is_dir():
            server.watch(str(_root(config) / folder))
    return server
