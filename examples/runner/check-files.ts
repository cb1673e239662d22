import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import {basename, join} from 'node:path';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from 'compose-check/check-compose';
import {configOf, healthCommand} from './compose';
import {unwanted} from './context';
import {isRoot, userOf} from './dockerfile';
import {type AnyExample, type Example} from '../schema';
import {databaseOf, describeExample, type Project, readProject, redisOf} from './example';

const FILES = ['Dockerfile', '.dockerignore', 'compose.yaml', 'example.yaml', 'create.sh'];

function missingFiles(folder: string): string[] {
  const absent = FILES.filter((file) => !existsSync(join(folder, file)));
  if (absent.length) return absent.map((file) => `${folder}: has no ${file}.`);
  const isExecutable = (statSync(join(folder, 'create.sh')).mode & 0o111) !== 0;
  return isExecutable ? [] : [`${folder}/create.sh: isn't executable: chmod +x it.`];
}

/** A Compose file at each provider that the page offers: nothing stops it, and no key is without effect. */
function checkDeployment(path: string, providers: Example['providers']): string[] {
  const text = readFileSync(path, 'utf8');
  return providers.flatMap((provider) => {
    const {findings, notChecked} = checkCompose({files: [{name: basename(path), text}], provider}, loadCheckRules());
    if (notChecked) return [`${path}: on ${provider}: not checked, because ${notChecked}`];
    return findings
      .filter(({severity, rule}) => severity === 'stops' || (severity === 'warns' && rule.startsWith('key:')))
      .map(({start, text: problem, remedy = ''}) =>
        `${path}:${start.line}: on ${provider}: ${problem} ${remedy}`.trim(),
      );
  });
}

/** What the example's page tells its reader to set is what compose.yaml needs: no more, no less. */
function checkConfig({folder, example, services}: Project): string[] {
  const needed = new Set(Object.values(services).flatMap(configOf));
  return [
    ...[...needed]
      .filter((name) => !example.config.includes(name))
      .map((name) => `${folder}/compose.yaml: wants ${name}. Name it in example.yaml under config, and on the page.`),
    ...example.config
      .filter((name) => !needed.has(name))
      .map((name) => `${folder}/example.yaml: config names ${name}, which compose.yaml doesn't use.`),
  ];
}

function checkDatabase(project: Project): string[] {
  const {folder, example} = project;
  const image = databaseOf(project)?.[1].image;
  const found = image ? (image.startsWith('postgres') ? 'postgres' : 'pgvector') : 'none';
  return [
    ...(found === example.database
      ? []
      : [`${folder}/example.yaml: database is ${example.database}, but compose.yaml has ${found}.`]),
    ...(Boolean(redisOf(project)) === example.redis
      ? []
      : [`${folder}/example.yaml: redis doesn't say what compose.yaml has.`]),
  ];
}

function checkHealth({folder, service}: Project): string[] {
  const words = healthCommand(service).join(' ');
  return words.includes('localhost')
    ? [`${folder}/compose.yaml: the health check asks localhost, which is ::1 first in some images. Write 127.0.0.1.`]
    : [];
}

/** Of an example that isn't an app, its Compose files: those who run or compile the others read them. */
const checkOther = (folder: string, {providers}: Pick<AnyExample, 'providers'>): string[] =>
  readdirSync(folder)
    .filter((file) => /^compose.*\.ya?ml$/.test(file))
    .flatMap((file) => checkDeployment(join(folder, file), providers));

function checkApp(name: string, root: string): string[] {
  const folder = join(root, name);
  const project = readProject(name, root);
  const user = userOf(project.stages);
  return [
    ...checkDeployment(join(folder, 'compose.yaml'), project.example.providers),
    ...checkConfig(project),
    ...checkDatabase(project),
    ...checkHealth(project),
    ...(project.stages.at(-1)?.command.length ? [] : [`${folder}/Dockerfile: the last stage has no CMD.`]),
    ...(isRoot(user) ? [`${folder}/Dockerfile: runs as root. Add USER to the last stage.`] : []),
    ...unwanted(folder, project.example.runtime).map((path) => `${folder}/.dockerignore: lets ${path} into the image.`),
  ];
}

/**
 * Everything about an example that can be seen without running it.
 *
 * @returns one sentence per problem, with the file
 */
export function checkFiles(name: string, root = 'examples'): string[] {
  const folder = join(root, name);
  try {
    if (existsSync(join(folder, 'example.yaml'))) {
      const example = describeExample(name, root);
      if (example.kind !== 'app') return checkOther(folder, example);
    }
    const absent = missingFiles(folder);
    return absent.length ? absent : checkApp(name, root);
  } catch (error) {
    const {message} = error as Error;
    return [message.startsWith(folder) ? message : `${folder}/${message}`];
  }
}
