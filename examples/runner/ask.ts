import type {Example} from '../schema';
import type {App, Place} from './place';
import {type Environment, Failure, pause, tail} from './processes';

/** Seconds that a start may take: Java is slow on a small machine. */
const START_LIMIT = 120;

/** Fails as soon as the app has ended by itself. */
function needRunning({process}: App): void {
  if (process.hasEnded) throw new Failure(`the app ended:\n    ${tail(process.output)}`);
}

/**
 * Runs the health check as it's written, until it passes.
 *
 * @returns seconds until then
 */
export async function waitHealthy(app: App, command: readonly string[]): Promise<number> {
  const begin = Date.now();
  let reason = '';
  while (Date.now() - begin < START_LIMIT * 1000) {
    needRunning(app);
    try {
      await app.exec(command, 10);
      return (Date.now() - begin) / 1000;
    } catch (error) {
      reason = (error as Error).message;
    }
    await pause(500);
  }
  throw new Failure(`the health check didn't pass within ${START_LIMIT} s: ${reason}\n    ${tail(app.process.output)}`);
}

/** What the app answers to the request. */
async function answer({port, request}: Example): Promise<string> {
  const {path, method, body} = request;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    signal: AbortSignal.timeout(30_000),
    ...(body === undefined ? {} : {body, headers: {'content-type': 'application/json'}}),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${method} ${path} answers ${response.status}:\n    ${tail(text)}`);
  if (!text.includes(request.shows))
    throw new Failure(`${method} ${path} doesn't show "${request.shows}":\n    ${tail(text)}`);
  return text;
}

/** Sends the request twice: the second answer has to show that the first one was stored. */
export async function requestTwice(example: Example, app: App): Promise<string> {
  try {
    const first = await answer(example);
    const second = await answer(example);
    if (example.database !== 'none' && first === second)
      throw new Failure(`${example.request.path} answers the same twice, so it stored nothing:\n    ${tail(second)}`);
    return second;
  } catch (error) {
    if (error instanceof Failure) throw new Failure(`${error.message}\n    ${tail(app.process.output)}`);
    throw new Failure(
      `${example.request.path} doesn't answer: ${(error as Error).message}\n    ${tail(app.process.output)}`,
    );
  }
}

/** Asks the app to stop, and measures how long it takes. */
export async function stopInTime(app: App, grace: number): Promise<number> {
  needRunning(app);
  const begin = Date.now();
  app.terminate();
  const how = await app.process.within(grace);
  if (how !== undefined) return (Date.now() - begin) / 1000;
  await app.kill();
  throw new Failure(`it didn't stop within ${grace} s of SIGTERM:\n    ${tail(app.process.output)}`);
}

/**
 * Migrates a second time: by the example's own command, and by a second start against the same database, where the
 * start migrates.
 */
export async function migrateAgain(example: Example, app: App): Promise<void> {
  const {migrate} = example;
  if (!migrate) return;
  for (let time = 0; time < 2; time += 1) await app.exec(migrate, 120);
}

/** Starts the app, and ends it if a check fails. */
export async function whileRunning<T>(place: Place, env: Environment, use: (app: App) => Promise<T>): Promise<T> {
  const app = await place.start(env);
  try {
    return await use(app);
  } finally {
    if (!app.process.hasEnded) await app.kill();
  }
}
