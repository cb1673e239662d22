import type {Context} from './context';
import {firstStep} from './first-step';
import {PROJECT_RULES, SERVICE_RULES} from './judge/all-rules';
import {LOAD_RULES} from './judge/loaded';
import {inService} from './judge/places';
import {isActive} from './judge/project';
import {withMissing} from './missing-values';
import {outcomes} from './outcome';
import {isPriced} from './plan/costs';
import {sayPasted} from './pasted';
import {planOf, resourcesInWords} from './plan/plan';
import {type Loaded, loadProject} from './project/load';
import {type Service, readService} from './project/service';
import {reachOf} from './reach';
import {Report} from './report';
import type {CheckInput, CheckResult, Finding, Rules} from './types';
import {judgeVerdict} from './verdict';
import {child, isMap} from './yaml/value';

function servicesOf({root, values, entriesOf, isPartial}: Loaded, rules: Rules): Service[] {
  const services = child(root, 'services');
  if (!isMap(services)) return [];
  const facts = {slug: rules.product.slug, values, entriesOf};
  return [...services.entries].flatMap(([name, {key, value}]) => {
    const service = isMap(value) ? readService(name, key, value, facts) : undefined;
    // What a file that isn't here includes may have the rest of it.
    if (service && isPartial && !service.image && !service.build) service.isPartial = true;
    return service ?? [];
  });
}

/** What the check knows after it has read files once: the verdict, and the project that it's about. */
export interface Examined {
  result: CheckResult;
  context: Context;
}

/**
 * @param wanted names of services that are deployed whatever their profiles
 * @param original what the reader's files say, where these are adapted
 * @throws where a file is too strange for the rules: `answer` and `checkCompose` say so in their verdict
 */
export function examine(input: CheckInput, rules: Rules, wanted?: ReadonlySet<string>, original?: Context): Examined {
  const report = new Report(input, rules);
  const loaded = loadProject({input, report});
  const {root, isReadable, isPartial, values} = loaded;
  const context: Context = {input, rules, report, root, isPartial, values, services: [], inactive: [], machine: []};
  if (isReadable) {
    const services = servicesOf(loaded, rules);
    context.services = services.filter(({name, value}) => isActive(value, {rules}) || wanted?.has(name));
    context.inactive = services.filter((service) => !context.services.includes(service));
    const isHere = ({name}: Service) => context.services.some((service) => service.name === name);
    context.machine = original?.services.filter(isHere) ?? context.services;
    const partial = context.services.filter(({isPartial: isElsewhere}) => isElsewhere).length;
    if (partial > 1 && partial * 2 > context.services.length)
      report.giveUp("most of its services are in files that aren't here");
    for (const service of services) {
      if (context.inactive.includes(service)) report.say('inactive-profile', inService(service, service.key));
      for (const rule of LOAD_RULES) rule(service, context);
    }
    for (const rule of PROJECT_RULES) rule(context);
    for (const service of context.services) for (const rule of SERVICE_RULES) rule(service, context);
  }
  sayPasted(context);
  const findings = withMissing(withCauses(report.findings(), rules), context);
  if (report.isFull) {
    report.skip('the rest', `There are more than ${findings.length} findings.`);
    report.giveUp(`the file has more than ${findings.length} findings`);
  }
  const plan = planOf(context);
  const services = outcomes(context, findings, plan);
  const config = [...new Set(services.flatMap((service) => service.config))].sort();
  const closed = rules.closed[input.provider];
  const {notJudged} = report;
  const verdict = judgeVerdict(findings, notJudged, report.notChecked);
  const result: CheckResult = {
    ...verdict,
    first: firstStep({...verdict, findings, notJudged, config, services}, rules),
    findings,
    notJudged,
    services,
    ...(plan && {shared: {creates: resourcesInWords(plan.shared.resources, rules.plan.names), ...rules.plan.recorded}}),
    ...(plan &&
      isPriced(input) && {
        month: {...plan.month, shared: plan.shared.month, region: rules.prices.regions[input.provider] ?? ''},
      }),
    reach: reachOf(context, findings, services),
    config,
    ...(closed && {closed}),
  };
  return {context, result};
}

/** `ports`, for `services.web.ports.0`; none for what isn't about a service. */
const keyIn = ({path, service}: Finding): string | undefined =>
  service === undefined ? undefined : path.slice(`services.${service}.`.length).split('.')[0];

/**
 * Puts what has the same cause as a gap under it: the key that shows the gap, what the gap covers, and all about a service that
 * is to be left out.
 */
function withCauses(findings: Finding[], {gaps: {gaps}}: Rules): Finding[] {
  const covers = new Map(gaps.map(({id, covers: rules = []}) => [`gap:${id}`, rules]));
  const causes = findings.filter(({rule}) => covers.has(rule));
  const order = [...covers.keys()];
  const leaving = causes
    .filter(({leavesOut}) => leavesOut)
    .sort((one, other) => order.indexOf(one.rule) - order.indexOf(other.rule));
  return findings.map((finding) => {
    const {rule, path, service, severity} = finding;
    const left = leaving.find((one) => one.service === service);
    if (left && severity === 'stops') return {...finding, remedy: left.remedy ?? '', link: left.link ?? ''};
    if (left) return rule === left.rule ? finding : {...finding, under: left.rule};
    if (covers.has(rule) || severity === 'stops') return finding;
    const cause = causes.find((gap) => {
      const isCovered = covers.get(gap.rule)?.includes(rule) === true;
      if (isCovered && gap.to === service) return true;
      if (service !== undefined && service !== gap.service) return false;
      if (keyIn(finding) !== keyIn(gap)) return isCovered;
      if (isCovered && `${path}.`.startsWith(`${gap.path}.`)) return true;
      return (isCovered || /^(?:key|engine):/.test(rule)) && `${gap.path}.`.startsWith(`${path}.`);
    });
    return cause ? {...finding, under: cause.rule} : finding;
  });
}

function failed(error: unknown, rules: Rules): CheckResult {
  const notChecked = `the check itself failed: ${error instanceof Error ? error.message : String(error)}`;
  const notJudged = [{what: 'the file', why: notChecked.replace('t', 'T')}];
  const nothing = {verdict: 'not-checked' as const, findings: [], notJudged, config: [], services: []};
  return {...nothing, notChecked, first: firstStep(nothing, rules), reach: []};
}

/**
 * Examines files without ever throwing, and in bounded time for any text.
 *
 * @param input the main file first; a file called `.env` gives values to variables
 * @returns no context where the check itself fails
 */
export function examineSafely(input: CheckInput, rules: Rules): Examined | {result: CheckResult; context: null} {
  try {
    return examine(input, rules);
  } catch (error) {
    return {result: failed(error, rules), context: null};
  }
}

/**
 * Says what the tool makes of a Compose file at a provider: what stops, warns or has no effect, and what each service
 * becomes. It never throws.
 */
export const checkCompose = (input: CheckInput, rules: Rules): CheckResult => examineSafely(input, rules).result;
