#!/usr/bin/python3
"""A window with a WebKit view, driven by WebKitWebDriver. Usage: browser.py FOLDER, for everything that it keeps.

WebKit's own MiniBrowser can't show what the console says while it's driven, and its window can't be as narrow as a phone.
"""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

folder = sys.argv[1]
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def create_view(session):
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1440, default_height=900)
    window.add(view)
    window.show_all()
    view.connect('close', lambda closed: window.destroy())
    return view


context.connect('automation-started', lambda started, session: session.connect('create-web-view', create_view))
context.set_automation_allowed(True)
Gtk.main()
