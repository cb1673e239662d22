import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join, posix} from 'node:path';
import {HISTORY, mergeHistory, parseHistory} from '../../pages/known-addresses';
import {permalinkOf} from '../../pages/permalink';
import {loadCommands, namesOf, parentPath} from '../../pages/data/commands';
import {commandUrl} from '../../pages/data/command-urls';
import {placeInSidebar} from './place-in-sidebar';

const KINDS = ['page', 'tutorial', 'command'] as const;

type Kind = (typeof KINDS)[number];

const TEMPLATES = 'plugins/commands/new/templates';

const EXAMPLES: Record<Kind, string> = {page: 'concepts/thing', tutorial: 'deploy-a-thing', command: 'thing list'};

interface NewFile {
  path: string;
  text: string;
}

function fill(template: string, name: string): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return readFileSync(join(TEMPLATES, template), 'utf8').replaceAll('%TITLE%', title).replaceAll('%NAME%', name);
}

function refuseIfThere(root: string, path: string): void {
  if (existsSync(join(root, path))) throw new Error(`${path} exists already: edit it, or choose another name.`);
}

function planPage(root: string, kind: 'page' | 'tutorial', name: string): NewFile[] {
  const id = kind === 'tutorial' && !name.startsWith('tutorials/') ? `tutorials/${name}` : name;
  if (!/^([a-z0-9]+(-[a-z0-9]+)*\/)+[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `"${name}" is no name for a ${kind}: write lowercase words joined by hyphens below a folder of docs/, such as ${EXAMPLES[kind]}.`,
    );
  }
  const path = `docs/${id}.mdx`;
  const folder = dirname(id);
  refuseIfThere(root, path);
  refuseIfThere(root, `docs/${id}`);
  if (folder === 'cli' || folder.startsWith('cli/'))
    throw new Error(`Pages below docs/cli are commands: run npm run new -- command "${basename(id)}".`);
  if (folder === 'guides') throw new Error(`Add "${basename(id)}" to src/data/guides.yaml, and write ${path}.`);
  const source = readFileSync(join(root, 'sidebars.ts'), 'utf8');
  const sidebars = placeInSidebar(source, folder, basename(id));
  if (!sidebars) throw new Error(`No list of sidebars.ts names "${folder}": add below('${folder}', …) there first.`);
  return [
    {path, text: fill(`${kind}.mdx`, basename(id).replaceAll('-', ' '))},
    {path: 'sidebars.ts', text: sidebars},
    remember(root, permalinkOf(path, {})),
  ];
}

function planCommand(root: string, name: string): NewFile[] {
  if (!/^[a-z]+( [a-z]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is no command: write it as it is typed, without the program's name, such as "${EXAMPLES.command}".`,
    );
  }
  const commands = loadCommands();
  const same = commands.find((one) => one.command !== name && namesOf(one).includes(name));
  if (same) throw new Error(`"${name}" is another name of "${same.command}": it stands on that page.`);
  const parent = parentPath(name);
  if (parent && !commands.some(({command}) => command === parent)) {
    throw new Error(`"${name}" needs "${parent}" above it: run npm run new -- command "${parent}" first.`);
  }
  const id = name.replaceAll(' ', '_');
  const path = `docs/cli/${id}.mdx`;
  const data = `src/data/cli/${id}.yaml`;
  refuseIfThere(root, path);
  return [
    {path, text: fill('command.mdx', name)},
    // The data may be there already, from npm run data:cli.
    ...(existsSync(join(root, data)) ? [] : [{path: data, text: fill('command.yaml', name)}]),
    remember(root, commandUrl(name)),
  ];
}

function remember(root: string, route: string): NewFile {
  const history = parseHistory(readFileSync(join(root, HISTORY), 'utf8'));
  return {path: HISTORY, text: mergeHistory(history, {routes: [route], anchors: []})};
}

/**
 * Creates a page of the right shape, puts it into its sidebar and remembers its address.
 *
 * @param root folder of the repository
 * @returns paths of the files that were written
 * @throws Error with one sentence; nothing is written then
 */
export function create(root: string, kind: string | undefined, name: string | undefined): string[] {
  const wanted = KINDS.find((one) => one === kind);
  if (!wanted)
    throw new Error(
      `${kind ? `"${kind}" is no kind of page` : 'Say what to create'}: npm run new -- ${KINDS.join('|')} NAME.`,
    );
  if (!name)
    throw new Error(
      `Name the ${wanted}: npm run new -- ${wanted} ${wanted === 'command' ? `"${EXAMPLES.command}"` : EXAMPLES[wanted]}.`,
    );
  const files = wanted === 'command' ? planCommand(root, name) : planPage(root, wanted, name);
  for (const {path, text} of files) {
    mkdirSync(posix.join(root, dirname(path)), {recursive: true});
    writeFileSync(join(root, path), text);
  }
  return files.map(({path}) => path);
}
