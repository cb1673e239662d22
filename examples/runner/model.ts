import {createServer} from 'node:http';
import {freePort} from '../../tools/free-port';
import type {Service} from './compose';
import type {Environment} from './processes';

/**
 * Stands for the gateway of a language model: it gives every question of the OpenAI protocol the same answer.
 *
 * @param host address that an app reaches it at
 */
export async function startModel(host = '0.0.0.0'): Promise<{port: number; stop: () => void}> {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const message = {role: 'assistant', content: 'An answer of the stand-in for the model.'};
      const choices = [{index: 0, finish_reason: 'stop', message}];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({id: 'answer', object: 'chat.completion', created: 0, model: 'stand-in', choices}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {port, stop};
}

/** What a deployment adds to a service for each of its models. */
export function modelEnvironment({models = {}}: Service, port: number): Environment {
  const entries = Array.isArray(models) ? models.map((name) => [name, null] as const) : Object.entries(models);
  return Object.fromEntries(
    entries.flatMap(([name, own]) => {
      const prefix = name.toUpperCase().replaceAll('-', '_');
      return [
        [own?.endpoint_var ?? `${prefix}_URL`, `http://host.docker.internal:${port}/v1/`],
        [own?.model_var ?? `${prefix}_MODEL`, 'stand-in'],
        ['OPENAI_API_KEY', 'stand-in'],
      ];
    }),
  );
}
