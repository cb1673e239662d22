import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {check, web} from './support/check-files';
import {inPackage, rules} from './support/rules';

const source = readdirSync(inPackage('src'), {recursive: true, encoding: 'utf8'})
  // The schema for editors is made when a site is built.
  .filter((path) => path.endsWith('.ts') && !/^schema\b|^engine-lines/.test(path))
  .map((path) => readFileSync(inPackage(`src/${path}`), 'utf8'))
  .join('\n');

it("takes only types from schemas, so that a reader's browser doesn't load the library behind them", () =>
  expect(source.match(/^import (?!type ).*schema';$/gm) ?? []).toEqual([]));

it('has a use for each row of its words', () => {
  const isUsed = (id: string) => [`'${id}'`, `\`${id.replace(/-\w+$/, '')}-\${`].some((use) => source.includes(use));
  expect(rules.findings.flatMap(({id}) => (isUsed(id) ? [] : id))).toEqual([]);
});

describe('check of a Compose file', () => {
  it('tells where it is, what the tool prints, why, and what helps', () => {
    const {findings, verdict} = check(web('hostname: shop'));
    expect(verdict).toBe('stops');
    expect(findings.filter(({severity}) => severity === 'stops')).toEqual([
      {
        rule: 'key:services.hostname',
        severity: 'stops',
        path: 'services.web.hostname',
        service: 'web',
        start: {line: 4, column: 5, offset: 38},
        end: {line: 4, column: 13, offset: 46},
        message: 'service "web": unsupported compose directive: hostname; consider using \'domainname\' instead',
        messageId: 'unsupported-hostname',
        link: '/docs/concepts/compose/services#hostname',
        text: "`hostname` isn't supported, and the deployment stops.",
        file: 'compose.yaml',
        remedy: expect.stringContaining('(/docs/concepts/compose/services#domainname)'),
      },
    ]);
  });
});
