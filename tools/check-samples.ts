// Compares the check's verdicts on the tool's samples with the recorded ones. Only names and hashes of the files are
// committed. Usage: npm run check:samples -- CHECKOUT [--write]
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {site} from '../config/site';
import {loadCheckRules} from '../plugins/pages/data/check-rules';
import {type Samples, differences, verdictsOf} from './samples/sample-verdicts';

const RECORDED = 'packages/compose-check/tests/fixtures/verdicts/samples.json';

/** The name of the tool is only in config/site.ts. */
const withToken = (name: string): string => name.replaceAll(site.slug, '{product}');

function main([checkout, flag]: string[]): void {
  if (!checkout) throw new Error('Name a checkout of the samples: npm run check:samples -- ../samples');
  const folder = join(checkout, 'samples');
  const rules = loadCheckRules();
  const files = readdirSync(folder)
    .sort()
    .map((name) => [name, join(folder, name, 'compose.yaml')] as const)
    .filter(([, file]) => existsSync(file));
  const now = Object.fromEntries(
    files.map(([name, file]) => [withToken(name), verdictsOf(readFileSync(file, 'utf8'), rules)]),
  );
  if (flag === '--write') writeFileSync(RECORDED, `${JSON.stringify(now, null, 2)}\n`);
  const {wrong, changed} = differences(JSON.parse(readFileSync(RECORDED, 'utf8')) as Samples, now);
  if (changed.length > 0) console.log(`New, changed or gone, so record them with --write: ${changed.join(', ')}`);
  for (const one of wrong) console.error(one);
  console.log(`${files.length} samples, ${wrong.length} judged differently than recorded.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

main(process.argv.slice(2));
