from django.http import HttpResponse

from .models import Visit


def index(request):
    Visit.objects.create()
    return HttpResponse(f'Visits: {Visit.objects.count()}')
