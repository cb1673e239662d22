import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import ignore, {type Ignore} from '@balena/dockerignore';
import type {Example} from '../schema';
import {healthCommand} from './compose';
import {commandOf, runsAsRoot} from './dockerfile';
import {describeExample, readProject} from './example';
import {runtimeOf} from './runtimes';

const FILES = ['Dockerfile', '.dockerignore', 'compose.yaml', 'example.yaml', 'create.sh'];

/** Must never get into an image: secrets, and history. */
const SECRETS = ['.env', '.env.local', '.env.production', '.git/config'];

/** The rules of a folder's .dockerignore. */
export function readDockerignore(folder: string): Ignore {
  const path = join(folder, '.dockerignore');
  return ignore().add(existsSync(path) ? readFileSync(path, 'utf8') : '');
}

function missingFiles(folder: string): string[] {
  const absent = FILES.filter((file) => !existsSync(join(folder, file)));
  if (absent.length) return absent.map((file) => `${folder}: has no ${file}.`);
  const isExecutable = (statSync(join(folder, 'create.sh')).mode & 0o111) !== 0;
  return isExecutable ? [] : [`${folder}/create.sh: isn't executable: chmod +x it.`];
}

function checkApp(name: string, example: Example, root: string): string[] {
  const {folder, service, own, stages} = readProject(name, example, root);
  const rules = readDockerignore(folder);
  const unwanted = [...SECRETS, ...runtimeOf(stages).runtime.installed].filter((path) => !rules.ignores(path));
  return [
    ...(own.ports.length ? [] : [`compose.yaml: ${service} has no port.`]),
    ...(healthCommand(own).join(' ').includes('localhost')
      ? ['compose.yaml: the health check asks localhost, which is ::1 first in some images. Write 127.0.0.1.']
      : []),
    ...(commandOf(stages).length ? [] : ['Dockerfile: the last stage has no CMD.']),
    ...(runsAsRoot(stages) ? ['Dockerfile: runs as root. Add USER to the last stage.'] : []),
    ...unwanted.map((path) => `.dockerignore: lets ${path} into the image.`),
  ].map((problem) => `${folder}/${problem}`);
}

/**
 * Everything about an app that can be seen without running it, but for its Compose file, which is checked where its page
 * shows it. Who runs or compiles another kind of example reads its files.
 *
 * @returns one sentence per problem, with the file
 */
export function checkFiles(name: string, root = 'examples'): string[] {
  const folder = join(root, name);
  try {
    const example = existsSync(join(folder, 'example.yaml')) ? describeExample(name, root) : undefined;
    if (example && example.kind !== 'app') return [];
    const absent = missingFiles(folder);
    return absent.length || !example ? absent : checkApp(name, example, root);
  } catch (error) {
    const {message} = error as Error;
    return [message.startsWith(folder) ? message : `${folder}/${message}`];
  }
}
