const {setTimeout: pause} = require('node:timers/promises');
const {Worker} = require('bullmq');
const {name, connection, prefix} = require('./queue');

/** The work. It can run twice for the same job, so running it again changes nothing. */
async function makeReport({month}) {
  await pause(1000);
  return {month, rows: 42};
}

const worker = new Worker(name, ({data}) => makeReport(data), {connection, prefix, concurrency: 2});
worker.on('completed', (job) => console.log(`job ${job.id} is done`));
worker.on('failed', (job, error) => console.error(`job ${job?.id}, attempt ${job?.attemptsMade}: ${error.message}`));
worker.on('error', (error) => console.error(error.message));

// Finishes what is running, and takes nothing new.
process.on('SIGTERM', () => worker.close());
