from django.contrib.sessions.models import Session
from django.http import HttpResponse


def index(request):
    request.session.create()
    return HttpResponse(f'Visits: {Session.objects.count()}')
