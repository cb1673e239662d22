const http = require('node:http');
const {open} = require('./queue');

const queue = open();
queue.on('error', (error) => console.error(error.message));

const server = http.createServer({keepAliveTimeout: 65_000}, async (request, response) => {
  if (request.url === '/healthz') return response.end('ok');
  try {
    if (request.url === '/') {
      const job = await queue.add('report', {month: new Date().toISOString().slice(0, 7)});
      return response.writeHead(202, {location: `/jobs/${job.id}`}).end(`Job ${job.id} is queued\n`);
    }
    const job = await queue.getJob(request.url.replace('/jobs/', ''));
    if (!job) return response.writeHead(404).end('There is no such job\n');
    response.end(`${await job.getState()}: ${JSON.stringify(job.returnvalue ?? job.failedReason ?? null)}\n`);
  } catch (error) {
    console.error(error);
    response.writeHead(503).end('The queue does not answer\n');
  }
});
server.listen(3000, '0.0.0.0');
process.on('SIGTERM', () => server.close(() => queue.close()));
