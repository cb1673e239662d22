import type {Context} from './context';
import {figureRows} from './figure-rows';
import {fixedFiles} from './fix';
import {PROJECT_RULES, SERVICE_RULES} from './judge/all-rules';
import {isActive} from './judge/project';
import {outcomes} from './outcome';
import {type Loaded, loadProject} from './project/load';
import {type Service, readService} from './project/service';
import {Report} from './report';
import type {CheckInput, CheckResult, Rules} from './types';
import {judgeVerdict} from './verdict';
import {child, isMap} from './yaml/value';

/** Services that are deployed. The others are reported. */
function activeServices({root, values}: Loaded, report: Report, rules: Rules): Service[] {
  const services = child(root, 'services');
  if (!isMap(services)) return [];
  const active: Service[] = [];
  for (const [name, {key, value}] of services.entries) {
    if (!isMap(value)) continue;
    if (isActive(value, {rules}))
      active.push(readService(name, key, value, {slug: rules.product.slug, prefersImage: report.has('2.9.0'), values}));
    else
      report.add({
        rule: 'inactive-profile',
        severity: 'ignored',
        place: key,
        path: `services.${name}`,
        service: name,
        text: `Not deployed: none of its profiles is \`${rules.product.slug}\`.`,
        remedy: `Remove \`profiles\`, or add \`${rules.product.slug}\` to them.`,
        link: '/docs/concepts/compose#profiles',
      });
  }
  return active;
}

/** Says when the requested release doesn't have the provider yet. */
function skipUnknownProvider({provider}: CheckInput, report: Report, rules: Rules): void {
  const since = rules.resources.kinds.find(({id}) => id === 'container')?.values[provider]?.since;
  if (since && !report.has(since))
    report.skip('the provider', `It's new in release ${since}, so this answer is for that release or a later one.`);
}

function judge(input: CheckInput, rules: Rules): CheckResult {
  const report = new Report(input, rules);
  skipUnknownProvider(input, report, rules);
  const loaded = loadProject({input, report});
  const {root, isReadable} = loaded;
  const context: Context = {input, rules, report, root, services: []};
  if (isReadable) {
    context.services = activeServices(loaded, report, rules);
    for (const rule of PROJECT_RULES) rule(context);
    for (const service of context.services) for (const rule of SERVICE_RULES) rule(service, context);
  }
  const findings = report.findings();
  if (report.isFull) {
    report.skip('the rest', `There are more than ${findings.length} findings.`);
    report.giveUp(`the file has more than ${findings.length} findings`);
  }
  const services = outcomes(context, findings);
  const config = [...new Set(services.flatMap((service) => service.config))].sort();
  const figure = figureRows(loaded.main, services, report);
  const closed = rules.closed[input.provider];
  return {
    ...judgeVerdict(findings, report.notJudged, report.notChecked),
    findings,
    notJudged: report.notJudged,
    services,
    config,
    figure,
    ...(closed && {closed}),
  };
}

/** Rules that stop the deployment, once for each finding. */
const stopsIn = ({findings}: CheckResult): string[] =>
  findings.flatMap(({severity, rule}) => (severity === 'stops' ? [rule] : []));

/** Adds the fixed files, unless the fixes get in each other's way and make the file worse. */
function withFixes(result: CheckResult, input: CheckInput, rules: Rules): CheckResult {
  const fixed = fixedFiles(input.files, result.findings);
  if (!fixed) return result;
  const files = input.files.map((file) => fixed.find(({name}) => name === file.name) ?? file);
  const before = stopsIn(result);
  const after = stopsIn(judge({...input, files}, rules));
  const isWorse = after.length > before.length || after.some((rule) => !before.includes(rule));
  return isWorse ? result : {...result, fixed};
}

/**
 * Says what the tool makes of a Compose file at a provider: what stops, warns or has no effect, and what each service
 * becomes. It never throws, and takes bounded time for any text.
 *
 * @param input the main file first; a file called `.env` gives values to variables
 */
export function checkCompose(input: CheckInput, rules: Rules): CheckResult {
  try {
    return withFixes(judge(input, rules), input, rules);
  } catch (error) {
    const notChecked = `the check itself failed: ${error instanceof Error ? error.message : String(error)}`;
    const notJudged = [{what: 'the file', why: notChecked.replace('t', 'T')}];
    return {verdict: 'not-checked', notChecked, findings: [], notJudged, services: [], config: [], figure: []};
  }
}
