import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Service} from './compose';
import type {Environment} from './processes';

/** Stands for the gateway of a language model: it gives every question of the OpenAI protocol the same answer. */
export async function startModel(): Promise<{port: number; stop: () => void}> {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const message = {role: 'assistant', content: 'An answer of the stand-in for the model.'};
      const choices = [{index: 0, finish_reason: 'stop', message}];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({id: 'answer', object: 'chat.completion', created: 0, model: 'stand-in', choices}));
    });
  });
  // A container reaches it by the address of its host.
  await once(server.listen(0, '0.0.0.0'), 'listening');
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return {port: (server.address() as AddressInfo).port, stop};
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
