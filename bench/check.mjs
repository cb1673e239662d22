// Times the check of a Compose file of 300 lines, in this process. A browser's worker runs the same code. Not a check.
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {middle} from './measure.mjs';

const SERVICES = 30;
const RUNS = 30;

const jiti = createRequire(import.meta.url)('jiti')(fileURLToPath(import.meta.url), {interopDefault: true});

const service = (index) => `  s${index}:
    image: nginx:1
    ports:
      - "80:80"
    environment:
      A: b
      C: \${D}
    healthcheck:
      test: [CMD, curl, localhost]
    restart: always
`;

/** Prints the first time, which compiles the engine, and the median of the others in milliseconds. */
export async function measureCheck() {
  const {checkCompose} = jiti('../packages/compose-check/src/check-compose.ts');
  const rules = jiti('../plugins/pages/data/check-rules.ts').loadCheckRules();
  const text = `services:\n${Array.from({length: SERVICES}, (_, index) => service(index)).join('')}`;
  const times = Array.from({length: RUNS}, () => {
    const started = performance.now();
    checkCompose({files: [{name: 'compose.yaml', text}], provider: 'aws'}, rules);
    return performance.now() - started;
  });
  const [first, ...others] = times.map((time) => time.toFixed(1));
  console.log(`${text.split('\n').length} lines: ${first} ms the first time, then ${middle(others.map(Number))} ms.`);
}
