const http = require('node:http');
const net = require('node:net');

const cache = new URL(process.env.REDIS_URL);

const server = http.createServer({keepAliveTimeout: 65_000}, (request, response) => {
  if (request.url !== '/cache') return response.end('hello\n');
  const socket = net.connect(Number(cache.port), cache.hostname);
  socket.on('connect', () => socket.write('PING\r\n'));
  socket.once('data', (reply) => {
    response.end('the cache answers ' + reply.toString());
    socket.end();
  });
  socket.on('error', (error) => {
    response.statusCode = 503;
    response.end(error.message + '\n');
  });
});
server.listen(3000, '0.0.0.0');
process.on('SIGTERM', () => server.close());
