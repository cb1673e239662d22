import {createServer} from 'node:http';
import {freePort} from '../../tools/free-port';
import type {Environment} from './processes';
import type {ModelVariables, Service} from './compose';
import type {Server} from './servers';

const ANSWER = 'An answer of the stand-in for the model.';

/** Stands for the gateway of a language model: it gives every question of the OpenAI protocol the same answer. */
export async function startModel(): Promise<Server> {
  const port = await freePort();
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const message = {role: 'assistant', content: ANSWER};
      const choices = [{index: 0, finish_reason: 'stop', message}];
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({id: 'answer', object: 'chat.completion', created: 0, model: 'stand-in', choices}));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port,
    version: '',
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What a deployment adds to a service for each of its models. */
export function modelEnvironment(service: Service, port: number): Environment {
  const {models = {}} = service;
  const entries = Array.isArray(models)
    ? models.map((name): [string, ModelVariables] => [name, {}])
    : Object.entries(models).map(([name, own]): [string, ModelVariables] => [name, own ?? {}]);
  return Object.fromEntries(
    entries.flatMap(([name, own]) => {
      const prefix = name.toUpperCase().replaceAll('-', '_');
      return [
        [own.endpoint_var ?? `${prefix}_URL`, `http://127.0.0.1:${port}/v1/`],
        [own.model_var ?? `${prefix}_MODEL`, 'stand-in'],
        ['OPENAI_API_KEY', 'stand-in'],
      ];
    }),
  );
}
