import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {main} from '../cli/main';
import {PRODUCT, inPackage, rules} from './support/rules';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, {recursive: true}));
const path = (name: string) => join(folder, name);
const write = (name: string, text: string): string => {
  writeFileSync(path(name), text);
  return path(name);
};

/** Exit code, standard output and standard error of one call. */
function run(args: string[], input = ''): {code: number; out: string; err: string} {
  let [out, err] = ['', ''];
  const code = main(args, {
    rules,
    origin: 'https://docs.example',
    command: 'acme-check',
    readInput: () => input,
    print: (text) => void (out += text),
    complain: (line) => void (err += `${line}\n`),
  });
  return {code, out, err};
}

const service = (lines: string) =>
  `services:\n  web:\n    image: ghcr.io/acme/web:1\n    restart: unless-stopped\n    deploy: {resources: {limits: {memory: 1G}}}\n${lines}`;
const FINE = service('');
const STOPS = service('    hostname: web\n');
const WARNS = service('    ports: ["80:80"]\n');
const LOSES = `${service('    volumes: ["data:/data"]\n')}volumes: {data: }\n`;
const GAP = service('    volumes: ["/var/run/docker.sock:/var/run/docker.sock"]\n');

describe('the command line', () => {
  it('ends with 0 for a file that works, and says what to do', () => {
    const {code, out, err} = run([write('fine.yaml', FINE), '--provider', 'gcp']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Yes/);
    expect(out).toContain(`First: Deploy it: \`${PRODUCT.slug} compose up\`.`);
    expect(out).toMatch(/on gcp with CLI \d/);
  });

  it('ends with 1 for a stop, with its line, the CLI’s message, the remedy and where to read more', () => {
    const {code, out} = run([write('stops.yaml', STOPS)]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Not yet: hostname of web stops it\nFirst: .+ \(.*stops\.yaml:6\)\n/);
    expect(out).toContain("stops.yaml:6: Stops: services.web.hostname\n  `hostname` isn't supported");
    expect(out).toContain('service "web": unsupported compose directive: hostname');
    expect(out).toContain('\n  https://docs.example/docs/concepts/compose/services#hostname\n');
  });

  it('ends with 1 for what deploys and will not work, and lets the person choose what fails', () => {
    const file = write('gap.yaml', GAP);
    expect(run([file]).code).toBe(1);
    expect(run([file, '--fail-on', 'stops']).code).toBe(0);
    const loses = run([write('loses.yaml', LOSES)]);
    expect(loses.code).toBe(1);
    expect(loses.out).toMatch(/^The files in data would be gone.*\nFirst: .*\n\nNot carried over: volumes of web \(/);
    expect(run([file, '--fail-on', 'never']).code).toBe(0);
    const warns = write('warns.yaml', WARNS);
    expect([run([warns]).code, run([warns, '--fail-on', 'warns']).code]).toEqual([0, 1]);
  });

  it('ends with 1 for each harm, and begins with the worst', () => {
    const file = inPackage('tests/fixtures/harm.yaml');
    const {code, out} = run([file]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Your database db would be empty after a restart\nFirst: Make `db` a managed store/);
    expect(out).toMatch(/Loses data: [^]*Exposed: [^]*Plain secret: [^]*Warns: /);
    // Several findings say so of one place.
    const places = out.split('\n').filter((line) => /harm\.yaml:\d+: /.test(line));
    expect(places.length).toBeGreaterThan(5);
    expect(places).toEqual([...new Set(places)]);
    expect(run([file, '--fail-on', 'stops']).code).toBe(0);
  });

  it('says of the adapted file what it takes for granted', () => {
    const text =
      'services:\n  web: {build: ., ports: ["80:80"], depends_on: [api]}\n  api: {build: api, ports: ["127.0.0.1:4000:4000"]}\n';
    const {err} = run(['-', '--provider', 'gcp', '--adapt', path('open.yaml')], text);
    expect(err).toContain(
      'With these changes: Yes, if no other service has to reach api, and one more thing is right\n',
    );
    expect(err).toContain("Make sure that visitors don't need port `4000` of `api`.");
    expect(run([path('open.yaml'), '--provider', 'gcp']).out).not.toContain('4000');
  });

  it('reads standard input, and prints JSON', () => {
    const {code, out} = run(['-', '--json', '--mode', 'high_availability'], STOPS);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'stops',
      answer: expect.stringMatching(/^Not yet/),
      findings: expect.arrayContaining([
        expect.objectContaining({
          file: 'compose.yaml',
          start: expect.objectContaining({line: 6}),
          severity: 'stops',
          link: 'https://docs.example/docs/concepts/compose/services#hostname',
        }),
      ]),
    });
  });

  it('checks several files as the CLI merges them', () => {
    const files = [
      write('compose.yaml', FINE),
      write('compose.override.yaml', 'services:\n  web:\n    hostname: web\n'),
    ];
    const {code, out} = run(files);
    expect(code).toBe(1);
    expect(out).toContain('compose.override.yaml:3: Stops');
    expect(run([...files, write('docker-compose.yml', FINE)]).err).toContain("docker-compose.yml isn't read");
  });

  it('writes the adapted file, and never over one that is there', () => {
    const file = write('adapt.yaml', STOPS);
    expect(run([file, '--adapt', path('new.yaml')])).toMatchObject({
      code: 1,
      err: `${path('new.yaml')} is written.\nWith these changes: Yes, as it is\n`,
    });
    expect(readFileSync(path('new.yaml'), 'utf8')).toBe(FINE);
    const again = run([file, '--adapt', file]);
    expect(again).toMatchObject({code: 2, err: expect.stringContaining("it's there already")});
    expect(readFileSync(file, 'utf8')).toBe(STOPS);
    expect(run([path('new.yaml'), '--adapt', path('none.yaml')]).err).toMatch(/^No file is written\. Nothing /);
    expect(readdirSync(folder)).not.toContain('none.yaml');
    const mounts = service('    volumes: ["./site:/usr/share/nginx/html:ro"]\n').replace(
      'ghcr.io/acme/web:1',
      'nginx:1',
    );
    run([write('mounts.yaml', mounts), '--adapt', path('deep/er.yaml')]);
    expect(readdirSync(path('deep')).sort()).toEqual(['Dockerfile.web', 'er.yaml']);
  });

  it('lists its flags', () =>
    expect(run(['--help'])).toMatchObject({code: 0, out: expect.stringContaining('--adapt')}));
});

describe('bad input ends with 2, and one line that says the way out:', () => {
  mkdirSync(path('app'));
  it.each([
    ['no file', [], 'Name a Compose file'],
    ['a missing file', [path('gone.yaml')], "there's no such file"],
    ['a folder', [path('app')], join('app', 'compose.yaml')],
    ['what is not YAML', [write('a.yaml', 'a: [\n')], "a.yaml:2: This isn't valid YAML"],
    ['what is not a map', [write('b.yaml', 'hello\n')], 'Start with `services:`'],
    ['nothing', [write('c.yaml', '')], 'The file is empty'],
    ['a large file', [write('d.yaml', `${FINE}#${'x'.repeat(400_000)}`)], 'more than 400,000 characters'],
    ['a huge file', [write('e.yaml', ' '.repeat(4_000_001))], 'larger than 4 MB'],
    ['an unknown provider', [path('a.yaml'), '--provider', 'gcb'], '--provider gcb: did you mean gcp?'],
    ['an unknown mode', [path('a.yaml'), '--mode', 'cheap'], "It's one of affordable, balanced"],
    ['an unknown severity', [path('a.yaml'), '--fail-on', 'warn'], 'did you mean warns?'],
    ['an unknown flag', [path('a.yaml'), '--fast'], "Unknown option '--fast'"],
  ])('%s', (_name, args, sentence) => {
    const {code, out, err} = run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err.trim()).not.toContain('\n');
  });
});
