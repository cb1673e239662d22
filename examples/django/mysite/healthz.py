from django.http import HttpResponse


def healthz(get_response):
    # First in the list, before Django compares the host: health checks call the container's own address.
    def middleware(request):
        if request.path == '/healthz':
            return HttpResponse('ok')
        return get_response(request)

    return middleware
