import {extname} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {allFiles} from './registry';

interface DevResponse {
  /** Sets the media type, by a file's ending. */
  type: (ending: string) => {end: (body: string) => void};
}

/** Settings with which the development server makes files when they are asked for. */
export function onRequest(): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const middlewares = allFiles().map(({path, make}) => ({
    name: path,
    path,
    middleware(_request: unknown, response: DevResponse, next: (error: unknown) => void) {
      const send = (content: string) => void response.type(extname(path)).end(content);
      Promise.resolve().then(make).then(send, next);
    },
  }));
  return {
    devServer: {
      setupMiddlewares(others: unknown[]) {
        others.unshift(...middlewares);
        // The bundler joins what such functions of all plugins return, so nothing may be returned twice.
        return [];
      },
    },
    // Docusaurus types the options without those of the development server.
  } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
