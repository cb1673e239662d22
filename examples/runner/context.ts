import {cpSync, existsSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import ignore, {type Ignore} from '@balena/dockerignore';

/** The rules of a folder's .dockerignore. */
export function readDockerignore(folder: string): Ignore {
  const path = join(folder, '.dockerignore');
  const rules = ignore();
  if (existsSync(path)) rules.add(readFileSync(path, 'utf8'));
  return rules;
}

/** Must never get into an image: secrets, history, and what was installed for another system. */
const SECRETS = ['.env', '.env.local', '.env.production', '.git/config'];
const INSTALLED: Record<string, string[]> = {
  node: ['node_modules/pg/package.json'],
  python: ['.venv/bin/python', '__pycache__/app.pyc'],
  java: ['target/app.jar'],
  dotnet: ['bin/Debug/app.dll', 'obj/project.assets.json'],
  php: ['vendor/autoload.php', 'node_modules/vite/package.json'],
};

/** @returns paths that .dockerignore should leave out of the image and doesn't */
export function unwanted(folder: string, runtime: string): string[] {
  const rules = readDockerignore(folder);
  return [...SECRETS, ...(INSTALLED[runtime] ?? [])].filter((path) => !rules.ignores(path));
}

/** Copies what an engine would get to see. */
export function copyContext(from: string, to: string): void {
  const rules = readDockerignore(from);
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path === from || !rules.ignores(relative(from, path)),
  });
}
