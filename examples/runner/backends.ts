import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {environmentOf, type Moved} from './compose';
import {databaseOf, type Project, redisOf} from './example';
import {startModel} from './model';
import {startPostgres} from './postgres';
import {type Server, startRedis} from './servers';

/** The servers that an example needs, on free ports of this machine. */
export interface Backends {
  moved: Moved[];
  modelPort: number | undefined;
  versions: Record<string, string>;
  /** What to print about them. */
  lines: string[];
  stop: () => Promise<void>;
}

/**
 * Starts them.
 *
 * @param config stored values
 * @param folder where their files go
 */
export async function startBackends(
  project: Project,
  config: ReadonlyMap<string, string>,
  folder: string,
): Promise<Backends> {
  const servers: Server[] = [];
  const stop = async () => {
    for (const server of servers) await server.stop();
  };
  const backends: Backends = {moved: [], modelPort: undefined, versions: {}, lines: [], stop};
  try {
    const database = databaseOf(project);
    if (database) {
      const [host, service] = database;
      mkdirSync(folder, {recursive: true});
      const needsVector = project.example.database === 'pgvector';
      const server = await startPostgres(join(folder, 'postgres'), environmentOf(service, config), needsVector);
      servers.push(server);
      backends.moved.push({host, port: 5432, to: server.port});
      backends.versions.Postgres = server.version;
      backends.lines.push(`Postgres ${server.version} on 127.0.0.1:${server.port}, TLS only`);
    }
    const redis = redisOf(project);
    if (redis) {
      mkdirSync(folder, {recursive: true});
      const server = await startRedis(folder);
      servers.push(server);
      backends.moved.push({host: redis[0], port: 6379, to: server.port});
      backends.versions.Redis = server.version;
      backends.lines.push(`Redis ${server.version} on 127.0.0.1:${server.port}`);
    }
    if (project.example.model) {
      const server = await startModel();
      servers.push(server);
      backends.modelPort = server.port;
      backends.lines.push('a stand-in for the model');
    }
    return backends;
  } catch (error) {
    await stop();
    throw error;
  }
}
