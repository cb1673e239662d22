import {describe, expect, it} from 'vitest';
import {cliCommand, readPage} from 'docs-mcp/answers';
import {checkFiles, explainMessage} from 'docs-mcp/check';
import {Library} from 'docs-mcp/library';
import {sectionsOf} from 'docs-mcp/sections';
import {ORIGIN} from '../../plugins/outputs/markdown/public-url';
import {loadCheckRules} from '../../plugins/pages/data/check-rules';
import {checkCompose} from 'compose-check/check-compose';
import {PROVIDER_IDS} from 'compose-check/data/provider-ids';
import {site} from '../../config/site';
import {packRecords} from 'docs-index/search/pack';
import {folderWith} from '../support/folder-with';
import {record} from '../support/search-records';

const page = (title: string, url: string, body: string) =>
  `---\ntitle: "${title}"\ndescription: "About it."\nurl: "https://docs.example${url}"\n---\n\n> Documentation index: https://docs.example/llms.txt\n\n# ${title}\n\n${body}\n`;

const library = (files: Record<string, string>) => new Library(folderWith({'llms.txt': '# x\n', ...files}));

const BODY =
  'Intro.\n\n## Ports\n\n```shell\n# no heading\nrun --wait-timeout=5\n```\n\n## Install\n\n### Install (macOS)\n\nBrew.\n\n## Deploy\n\n### From CI\n\nPush.\n\n## Related\n\nMore.';
const INDEX = packRecords(
  ['', '#ports-reference', '#install', '#deploy', '#from-ci', '#related'].map((anchor) =>
    record({url: `/docs/ports${anchor}`, title: 'Networking'}),
  ),
  [],
);
const docs = library({
  'index.md': page('Home', '/', 'Home.'),
  'docs/ports.md': page('Networking', '/docs/ports', BODY),
  'assets/search/titles.0a1b2c3d.json': JSON.stringify(INDEX.titles),
  'assets/search/records.0a1b2c3d.json': JSON.stringify(INDEX.texts),
  'docs/store.md': page('Storage', '/docs/store', 'Where files stay.'),
  'docs/ports/one.md': page('Networking: One', '/docs/ports#one', 'x').replace('---\n\n', 'part_of: "x"\n---\n\n'),
});

describe('the library', () => {
  it('says what to do without a build', () => {
    expect(new Library('/nowhere').problem()).toBe('There is no build of the docs yet: run npm run build first.');
  });

  it.each(['/docs/ports', 'ports', 'docs/ports.md', '/docs/ports/', 'https://docs.example/docs/ports#a'])(
    'finds %s',
    (address) => {
      expect(docs.find(address)?.title).toBe('Networking');
    },
  );

  it('takes a section that has a file of its own for no page', () => {
    expect(docs.pages.map(({title}) => title)).toEqual(['Networking', 'Storage', 'Home']);
  });

  it('finds the home page', () => {
    expect([docs.find('/')?.title, docs.find('/index.md')?.title]).toEqual(['Home', 'Home']);
  });
});

it('splits at headings, not at comments in code nor at variants of a section', () => {
  const found = docs.find('ports');
  expect(found && sectionsOf(found, []).map(({heading, depth}) => [heading, depth])).toEqual([
    ['Networking', 1],
    ['Ports', 2],
    ['Install', 2],
    ['Deploy', 2],
    ['From CI', 3],
    ['Related', 2],
  ]);
});

it.each([
  ['install', `Install\n\n${ORIGIN}/docs/ports#install\n\n### Install (macOS)\n\nBrew.`],
  ['## Deploy', `Deploy\n\n${ORIGIN}/docs/ports#deploy\n\n### From CI\n\nPush.`],
  // With the anchor that was written by hand.
  ['ports', `Ports\n\n${ORIGIN}/docs/ports#ports-reference\n\n\`\`\`shell\n# no heading\nrun --wait-timeout=5\n\`\`\``],
])('reads the section %s with all that is below it', (heading, text) => {
  expect(readPage(docs, 'ports', heading).content).toEqual([{type: 'text', text: `# Networking › ${text}`}]);
});

it('reads a section by its whole heading only, wherever it stands', () => {
  const sections = '## Volumes of a service\n\nA.\n\n## Back up volumes\n\nB.\n\n## Volumes\n\nC.';
  const store = library({
    'docs/store.md': page('Storage', '/docs/store', sections),
    'assets/search/titles.0a1b2c3d.json': JSON.stringify(INDEX.titles),
    'assets/search/records.0a1b2c3d.json': JSON.stringify(INDEX.texts),
  });
  const read = (heading: string) => {
    const {content, isError = false} = readPage(store, 'store', heading);
    return [isError, (content[0] as {text: string}).text.split('\n').at(-1)];
  };
  expect([read('Volumes'), read('volumes'), read('## Back up volumes')]).toEqual([
    [false, 'C.'],
    [false, 'C.'],
    [false, 'B.'],
  ]);
  const [isError, text] = read('Volume');
  expect(isError).toBe(true);
  expect(text).toBe('/docs/store has no section "Volume". It has: Volumes of a service; Back up volumes; Volumes.');
});

it('asks for a build that has a search index', () => {
  expect(() => library({}).engine).toThrow('The build has no search index: run npm run build again.');
});

it.each([
  ['config set', 'config create'],
  ['secrets SET', 'config create'],
  ['list', 'deployments'],
  ['getServices', 'services'],
  ['stack ls', 'stack list'],
])('knows the command %s by its alias', (alias, command) => {
  const [first] = cliCommand(alias).content as {text: string}[];
  expect(JSON.parse(first?.text ?? '')).toMatchObject({command});
});

it('proposes the nearest command', () => {
  const {content, isError} = cliCommand('compose upp');
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('Did you mean \\"compose up\\"?')]);
  // As near to nothing as to a command: the program itself has no name to propose.
  expect(JSON.stringify(cliCommand('zz').content)).toMatch(/Did you mean \\"\w/);
});

const textOf = ({content}: ReturnType<typeof checkFiles>): string => (content[0] as {text: string}).text;

describe('the check', () => {
  const check = (text: string) =>
    JSON.parse(textOf(checkFiles({files: [{name: 'compose.yaml', text}], provider: 'aws'}))) as {
      verdict: string;
      findings: {severity: string; place: string; path: string; link: string}[];
      setBeforeDeployment: string[];
    };

  it('says what stops, where, and where to read on', () => {
    const {verdict, findings} = check('services:\n  web:\n    image: nginx\n    hostname: web\n');
    expect(verdict).toBe('stops');
    expect(findings.find(({severity}) => severity === 'stops')).toMatchObject({
      place: 'compose.yaml:4',
      path: 'services.web.hostname',
      link: expect.stringMatching(/^https?:\/\/.+\/docs\/concepts\/compose#hostname$/),
    });
  });

  it('says what to do first about what deploys and will not work', () =>
    expect(check('services:\n  db:\n    image: mysql:8\n    ports: ["3306:3306"]\n')).toMatchObject({
      verdict: 'wont-work',
      doFirst: {text: 'Write `target: 3306` with `mode: host`.', line: 4},
      reach: [{from: 'internet', to: 'db', isOpen: true}],
      findings: expect.arrayContaining([expect.objectContaining({rule: 'gap:non-http-port', subject: 'MySQL'})]),
    }));

  it('names the config to set', () => {
    const {setBeforeDeployment} = check('services:\n  web:\n    image: nginx\n    environment:\n      - API_KEY\n');
    expect(setBeforeDeployment).toEqual(['API_KEY']);
  });

  it('gives no yes to a file that it did not read', () =>
    expect(check(`services: ${'['.repeat(80)}${']'.repeat(80)}`)).toMatchObject({
      verdict: 'not-checked',
      notCheckedBecause: 'the file is nested deeper than 60 levels',
    }));

  it('judges for the provider that was asked for, each of them', () => {
    const files = [
      {
        name: 'compose.yaml',
        text: `services:\n  web:\n    image: nginx\n    ports: [80]\n    deploy: {replicas: 2}\n  db:\n    image: postgres:16\n    x-${site.slug}-postgres: true\n`,
      },
    ];
    const answers = PROVIDER_IDS.map((provider) => {
      const input = {files, provider};
      const answer = JSON.parse(textOf(checkFiles(input))) as {
        findings: {text: string}[];
        services: {becomes: string}[];
        newProjects?: string;
      };
      const own = checkCompose(input, loadCheckRules());
      expect(answer.findings.length, provider).toBe(own.findings.length);
      expect(answer.newProjects !== undefined, provider).toBe(own.closed !== null && own.closed !== undefined);
      expect(answer.services, provider).toHaveLength(2);
      return JSON.stringify([answer.services, answer.findings]);
    });
    expect(new Set(answers).size).toBe(PROVIDER_IDS.length);
  });

  it('answers what is no Compose file', () => expect(check('{{{').verdict).toBe('stops'));
});

it('explains a message with addresses that work anywhere, or says that it knows none', () => {
  const [first] = JSON.parse(textOf(explainMessage('Error: no services being deployed'))) as {link: string}[];
  expect(first?.link).toMatch(/^https?:\/\/.+#no-services-being-deployed$/);
  expect(textOf(explainMessage('Segmentation fault'))).toContain('No message of the tool in this text.');
});
