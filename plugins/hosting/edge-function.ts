interface EdgeRequest {
  uri: string;
  querystring: Record<string, {value: string; multiValue?: {value: string}[]}>;
}

interface EdgeResponse {
  statusCode: number;
  headers: Record<string, {value: string}>;
}

/** Address to target, query and hash included; put in when the function is written out. */
declare const REDIRECTS: Record<string, string>;
/** Beginning that many targets share, written as `~`: the function may have 10 kB. */
declare const PREFIX: string;

/**
 * Redirects, one form of each address, and the file behind an address. CloudFront runs the text of this function, so it
 * uses nothing from outside but the two constants, and only the language of its runtime (no destructuring, no spread):
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
 */
export function handler(event: {request: EdgeRequest}): EdgeRequest | EdgeResponse {
  const request = event.request;
  const uri = request.uri;
  if (/[^A-Za-z0-9/._~@+-]|\/\//.test(uri)) return {statusCode: 404, headers: {}};

  const page = uri.replace(/(\/index)?\.html$|\/(index)?$/, '') || '/';
  const known = Object.prototype.hasOwnProperty.call(REDIRECTS, page) ? REDIRECTS[page] : undefined;
  if (known || page !== uri) {
    const parts = (known || page).replace(/^~/, PREFIX).split('#');
    const query: string[] = [];
    for (const name in request.querystring) {
      const entry = request.querystring[name]!;
      const values = entry.multiValue || [entry];
      for (let index = 0; index < values.length; index += 1) {
        query.push(values[index]!.value ? name + '=' + values[index]!.value : name);
      }
    }
    let target = parts[0]!;
    if (query.length) target += (target.indexOf('?') < 0 ? '?' : '&') + query.join('&');
    if (parts[1]) target += '#' + parts[1];
    return {statusCode: 301, headers: {location: {value: target}}};
  }
  if (page === '/') request.uri = '/index.html';
  else if (!/\.[a-z0-9]+$/.test(page) && page.indexOf('/.well-known/') !== 0) request.uri = page + '.html';
  return request;
}
