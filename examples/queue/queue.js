const {Queue} = require('bullmq');

const name = 'reports';

// Azure's Redis is sharded. The braces keep all keys of the queue on one shard.
const prefix = '{reports}';

// The worker waits for Redis as long as it takes, instead of giving up after 20 tries.
const connection = {url: process.env.REDIS_URL, maxRetriesPerRequest: null};

// region options
const defaultJobOptions = {
  attempts: 5,
  backoff: {type: 'exponential', delay: 2000},
  removeOnComplete: {age: 24 * 3600},
  removeOnFail: {age: 14 * 24 * 3600},
};
// endregion options

module.exports = {name, connection, prefix, open: () => new Queue(name, {connection, prefix, defaultJobOptions})};
