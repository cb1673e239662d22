import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A file with a fixed address that is made from data: written into the build, made on request by `npm start`. */
export interface GeneratedFile {
  /** Address from the root of the site, such as `/samples-v2.json`. */
  path: string;
  contentType: string;
  make: () => string;
}

interface DevServer {
  app?: {get: (path: string, handler: (request: unknown, response: DevResponse) => void) => void};
}

interface DevResponse {
  setHeader: (name: string, value: string) => void;
  end: (body: string) => void;
}

/** Serves and writes generated files. */
export default function generatedFiles(_context: unknown, options: unknown): Plugin {
  const {files} = options as {files: GeneratedFile[]};
  return {
    name: 'generated-files',
    configureWebpack() {
      return {
        devServer: {
          setupMiddlewares(middlewares: unknown[], server: DevServer) {
            for (const file of files) {
              server.app?.get(file.path, (_request, response) => {
                response.setHeader('Content-Type', file.contentType);
                response.end(file.make());
              });
            }
            return middlewares;
          },
        },
        // Docusaurus types the options without those of the development server.
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({outDir}) {
      for (const file of files) {
        const target = join(outDir, file.path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, file.make());
      }
    },
  };
}
