from django.apps import AppConfig


class VisitsConfig(AppConfig):
    name = 'visits'
