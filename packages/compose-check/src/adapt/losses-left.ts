import type {Examined} from '../check-compose';
import {firstStep} from '../first-step';
import {fillSlots} from '../slots';
import type {CheckResult, Finding, NotJudged} from '../types';
import {judgeVerdict} from '../verdict';
import {withoutUndefined} from '../without-undefined';
import type {Change} from './plan';
import {shown, slotsOf} from './shown';

/** What a change takes away without a replacement, and what it takes for granted, in the verdict on the adapted file. */
export function withLosses(
  {result, context}: Examined,
  included: readonly Change[],
  answers: Readonly<Record<string, string>>,
): CheckResult {
  const {report, rules, services} = context;
  const lost: Finding[] = [];
  const assumed: NotJudged[] = [];
  for (const change of included) {
    const reason = rules.adaptations.find(({id}) => id === change.reason);
    const place = services.find(({name}) => name === change.service)?.key ?? context.root;
    const {text, title, link} = shown(change, true, true, context);
    const where = {
      file: report.fileName(place),
      start: report.position(place, place.start),
      end: report.position(place, place.end),
    };
    if (reason?.left && change.service)
      lost.push(
        withoutUndefined({
          rule: `left:${reason.id}`,
          severity: reason.left,
          ...where,
          path: `services.${change.service}`,
          service: change.service,
          subject: title,
          text,
          link,
        }),
      );
    // A condition of a question that wasn't asked is met.
    if (reason?.condition && (reason.question ? change.question && answers[change.id] === undefined : true))
      assumed.push({
        what: title,
        why: text,
        condition: fillSlots(reason.condition, slotsOf(change)),
        file: where.file,
        line: where.start.line,
      });
  }
  for (const {rule, service = '', to = '', subject = '', text, file, start} of result.findings) {
    const gap = rules.gaps.gaps.find(({id, ifAdapted}) => ifAdapted !== undefined && rule === `gap:${id}`);
    const names = new Map([
      ['SERVICE', [service]],
      ['OTHER', [to]],
      ['SUBJECT', [subject]],
    ]);
    const condition = fillSlots(gap?.ifAdapted ?? '', names);
    if (gap && !assumed.some((one) => one.condition === condition))
      assumed.push({what: condition, why: text, condition, file, line: start.line});
  }
  if (lost.length + assumed.length === 0) return result;
  const findings = [...result.findings, ...lost];
  const notJudged = [...result.notJudged, ...assumed];
  const verdict = judgeVerdict(findings, notJudged, result.notChecked);
  const first = firstStep({...verdict, findings, notJudged, config: result.config}, rules);
  return {...result, ...verdict, first, findings, notJudged};
}
