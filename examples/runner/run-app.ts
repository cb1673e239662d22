import type {Example, TestedRow} from '../schema';
import {modelEnvironment, startModel} from './model';
import {namesOf} from './compose';
import {readProject} from './example';
import {inPlace, type Options, type Place, secondsSince} from './in-place';
import {Failure, tail} from './processes';
import {foundVersions, namedVersions} from './versions';

/** What the app answers to the request. */
async function answer(address: string, {path, shows}: Example['request']): Promise<string> {
  const response = await fetch(address + path, {signal: AbortSignal.timeout(30_000)}).catch((error: Error) => {
    throw new Failure(`${path} doesn't answer: ${error.message}`);
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${path} answers ${response.status}:\n    ${tail(text)}`);
  if (!text.includes(shows)) throw new Failure(`${path} doesn't show "${shows}":\n    ${tail(text)}`);
  return text;
}

/**
 * Sends the request twice.
 *
 * @param isStored whether the second answer has to show that the first one was stored
 */
export async function requestTwice(address: string, request: Example['request'], isStored: boolean): Promise<string> {
  const first = await answer(address, request);
  const second = await answer(address, request);
  if (isStored && first === second)
    throw new Failure(`${request.path} answers the same twice, so it stored nothing:\n    ${tail(second)}`);
  return second;
}

/** Starts the app twice: a second start has to cope with what the first one left, and to migrate without harm. */
async function tryApp(place: Place, request: Example['request'], isStored: boolean, say: Options['say']) {
  for (const start of ['first', 'second']) {
    const begin = Date.now();
    const address = await place.start();
    say(`${start} start: healthy after ${secondsSince(begin)}`);
    const shown = await requestTwice(address, request, isStored).catch(async (error: Error) => {
      throw new Failure(`${error.message}\n    ${await place.logs()}`);
    });
    say(`request: ${shown.replaceAll(/\s+/g, ' ').slice(0, 60)}`);
    const end = Date.now();
    await place.stop();
    say(`SIGTERM: stopped after ${secondsSince(end)}`);
  }
}

/**
 * Builds, starts and asks an app.
 *
 * @returns its row of examples/tested.yaml
 * @throws Missing if this machine lacks what it needs, Failure if something is wrong
 */
export async function runApp(name: string, example: Example, options: Options): Promise<TestedRow> {
  const project = readProject(name, example);
  const isStored = namesOf('postgres', project.services).length > 0;
  const model = project.own.models ? await startModel() : undefined;
  const added = model ? modelEnvironment(project.own, model.port) : {};
  try {
    return await inPlace({project, added}, options, async (place, made) => {
      await tryApp(place, example.request, isStored, options.say);
      return {
        how: 'run',
        ran: options.today,
        with: {...namedVersions(example, made), ...(await foundVersions(project, place))},
        ...(model ? {standIn: 'model' as const} : {}),
      };
    });
  } finally {
    model?.stop();
  }
}
