import os

import dj_database_url

from .settings import *

DEBUG = False
SECRET_KEY = os.environ['SECRET_KEY']
ALLOWED_HOSTS = os.environ.get('ALLOWED_HOSTS', '').split(',')
# Azure sets this: every name below it belongs to the project.
if suffix := os.environ.get('CONTAINER_APP_ENV_DNS_SUFFIX'):
    ALLOWED_HOSTS.append(f'.{suffix}')
SECURE_PROXY_SSL_HEADER = ('HTTP_X_FORWARDED_PROTO', 'https')
DATABASES = {'default': dj_database_url.config()}
STATIC_ROOT = BASE_DIR / 'staticfiles'
MIDDLEWARE.insert(0, 'mysite.healthz.healthz')
MIDDLEWARE.insert(2, 'whitenoise.middleware.WhiteNoiseMiddleware')
