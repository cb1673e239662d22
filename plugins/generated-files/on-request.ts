import type {Plugin} from '@docusaurus/types';

/** A file that is made from data: written into the build, made on request by `npm start`. */
export interface GeneratedFile {
  /** Address from the root of the site, such as `/samples-v2.json`. */
  path: string;
  contentType: string;
  make: () => string | Promise<string>;
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
  app?: {get: (path: string, handler: (request: DevRequest, response: DevResponse, next: Next) => void) => void};
}

interface DevRequest {
  params: Record<string, string>;
}

interface DevResponse {
  setHeader: (name: string, value: string) => void;
  end: (body: string) => void;
}

type Next = (error?: unknown) => void;

function serve(server: DevServer, files: GeneratedFile[], folders: GeneratedFolder[]): void {
  const send = (response: DevResponse, contentType: string, text: string) => {
    response.setHeader('Content-Type', contentType);
    response.end(text);
  };
  for (const {path, contentType, make} of files) {
    server.app?.get(path, (_request, response, next) => {
      new Promise<string>((resolve) => resolve(make())).then((text) => send(response, contentType, text), next);
    });
  }
  for (const {path, extension, contentType, make} of folders) {
    server.app?.get(`${path}/:name.${extension}`, ({params}, response, next) => {
      const text = make().get(params.name ?? '');
      if (text === undefined) next();
      else send(response, contentType, text);
    });
  }
}

/** Settings with which the development server makes files when they are asked for. */
export function onRequest(
  files: GeneratedFile[],
  folders: GeneratedFolder[] = [],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  return {
    devServer: {
      setupMiddlewares(_middlewares: unknown[], server: DevServer) {
        serve(server, files, folders);
        // The bundler joins what such functions of all plugins return, so nothing may be returned twice.
        return [];
      },
    },
    // Docusaurus types the options without those of the development server.
  } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
}
