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

/** Files whose names follow from their content. */
export interface GeneratedFolder {
  /** Address of the folder. */
  path: string;
  extension: string;
  contentType: string;
  /** Texts by name. */
  make: () => Map<string, string>;
}

interface DevServer {
  app?: {get: (path: string, handler: (request: DevRequest, response: DevResponse, next: () => void) => void) => void};
}

interface DevRequest {
  params: Record<string, string>;
}

interface DevResponse {
  setHeader: (name: string, value: string) => void;
  end: (body: string) => void;
}

function serve(server: DevServer, files: GeneratedFile[], folders: GeneratedFolder[]): void {
  const send = (response: DevResponse, contentType: string, text: string) => {
    response.setHeader('Content-Type', contentType);
    response.end(text);
  };
  for (const {path, contentType, make} of files)
    server.app?.get(path, (_request, response) => send(response, contentType, make()));
  for (const {path, extension, contentType, make} of folders) {
    server.app?.get(`${path}/:name.${extension}`, ({params}, response, next) => {
      const text = make().get(params.name ?? '');
      if (text === undefined) next();
      else send(response, contentType, text);
    });
  }
}

/** Serves and writes generated files. */
export default function generatedFiles(_context: unknown, options: unknown): Plugin {
  const {files, folders = []} = options as {files: GeneratedFile[]; folders?: GeneratedFolder[]};
  return {
    name: 'generated-files',
    configureWebpack() {
      return {
        devServer: {
          setupMiddlewares(middlewares: unknown[], server: DevServer) {
            serve(server, files, folders);
            return middlewares;
          },
        },
        // Docusaurus types the options without those of the development server.
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({outDir}) {
      const write = (path: string, text: string) => {
        const target = join(outDir, path);
        mkdirSync(dirname(target), {recursive: true});
        writeFileSync(target, text);
      };
      for (const {path, make} of files) write(path, make());
      for (const {path, extension, make} of folders)
        for (const [name, text] of make()) write(`${path}/${name}.${extension}`, text);
    },
  };
}
