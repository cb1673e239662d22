import {extname} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {allFiles} from './registry';

interface DevServer {
  app?: {get: (path: string, handler: (request: unknown, response: DevResponse, next: Next) => void) => void};
}

interface DevResponse {
  /** Sets the media type, by a file's ending. */
  type: (ending: string) => void;
  end: (body: string | Uint8Array) => void;
}

type Next = (error?: unknown) => void;

function serve(server: DevServer): void {
  const send = (response: DevResponse, ending: string, content: string | Uint8Array) => {
    response.type(ending);
    response.end(content);
  };
  for (const {path, make} of allFiles()) {
    server.app?.get(path, (_request, response, next) => {
      new Promise<string | Uint8Array>((resolve) => resolve(make())).then(
        (content) => send(response, extname(path), content),
        next,
      );
    });
  }
}

/** Settings with which the development server makes files when they are asked for. */
export function onRequest(): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  return {
    devServer: {
      setupMiddlewares(_middlewares: unknown[], server: DevServer) {
        serve(server);
        // The bundler joins what such functions of all plugins return, so nothing may be returned twice.
        return [];
      },
    },
    // Docusaurus types the options without those of the development server.
  } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
