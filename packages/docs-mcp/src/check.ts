import type {CallToolResult} from '@modelcontextprotocol/server';
import {type AdaptedChange, adapt} from 'compose-check/adapt/adapt';
import {checkCompose} from 'compose-check/check-compose';
import {explainText} from 'compose-check/explain';
import type {CheckInput, Finding, ServiceOutcome} from 'compose-check/types';
import {absolute} from '../../../plugins/outputs/markdown/public-url';
import {loadCheckRules} from '../../../plugins/pages/data/check-rules';

/** JSON for the agent; keys without a value are left out. */
const asJson = (value: unknown): CallToolResult => ({content: [{type: 'text', text: JSON.stringify(value, null, 1)}]});

/** Markdown whose links work outside of the site. */
const portable = (markdown: string): string => markdown.replaceAll('](/', `](${absolute('/')}`);

const findingOf = ({rule, severity, file, start, path, subject, message, text, remedy, link}: Finding) => ({
  rule,
  severity,
  place: `${file}:${start.line}`,
  path,
  subject,
  message,
  text: portable(text),
  remedy: remedy && portable(remedy),
  link: link && absolute(link),
});

const serviceOf = ({page, line: _line, dropped, ...service}: ServiceOutcome) => ({
  ...service,
  withoutEffect: dropped,
  page: page && absolute(page),
});

/** The check's verdict on Compose files, the same as on the site's page. */
export function checkFiles(input: CheckInput): CallToolResult {
  const {verdict, first, reach, notChecked, findings, notJudged, services, config, closed} = checkCompose(
    input,
    loadCheckRules(),
  );
  return asJson({
    verdict,
    doFirst: {...first, text: portable(first.text)},
    notCheckedBecause: notChecked,
    newProjects: closed && `No: ${portable(closed)}`,
    findings: findings.map(findingOf),
    notJudged,
    services: services.map(serviceOf),
    reach: reach.map(({from, ...wire}) => ({from: from ?? 'internet', ...wire})),
    setBeforeDeployment: config,
  });
}

const changeOf = ({id, title, text, link, file, line, isIncluded}: AdaptedChange) => ({
  id,
  made: isIncluded,
  place: `${file}:${line}`,
  what: portable(title),
  why: portable(text),
  link: link && absolute(link),
});

const questionOf = ({id, question}: AdaptedChange) =>
  question && {
    id,
    question: portable(question.text),
    answer: question.answer,
    choices: Object.fromEntries(question.choices.map((choice) => [choice.id, portable(choice.text)])),
  };

interface AdaptInput extends CheckInput {
  leaveOut: string[];
  answers: Record<string, string>;
}

/** The files changed so that they work, the reason for each change, and what only the user can decide. */
export function adaptFiles({leaveOut, answers, ...input}: AdaptInput): CallToolResult {
  const rules = loadCheckRules();
  const before = checkCompose(input, rules);
  const usual = adapt(input, rules, {toggled: [], answers});
  // Leaving out is by id, whether a change is usual or not.
  const toggled = (usual?.changes ?? []).flatMap(({id, isUsual}) => (isUsual && leaveOut.includes(id) ? [id] : []));
  const adapted = toggled.length > 0 ? adapt(input, rules, {toggled, answers}) : usual;
  if (!adapted)
    return asJson({verdictBefore: before.verdict, verdict: before.verdict, files: [], changes: [], questions: []});
  const {result, changes, files} = adapted;
  return asJson({
    verdictBefore: before.verdict,
    verdict: result.verdict,
    files,
    changes: changes.map(changeOf),
    questions: changes.flatMap((change) => questionOf(change) ?? []),
    left: result.findings
      .filter(({severity}) => ['stops', 'wont-work', 'may-not-work'].includes(severity))
      .map(findingOf),
    setBeforeDeployment: result.config,
  });
}

/** What the known messages in an error or a log mean, root causes first. */
export function explainMessage(text: string): CallToolResult {
  const found = explainText(text, loadCheckRules().messages).map(({matched, slots: _slots, id: _id, ...one}) => ({
    ...one,
    message: matched,
    cause: portable(one.cause),
    remedy: portable(one.remedy),
    link: absolute(one.link),
  }));
  if (found.length) return asJson(found);
  const page = absolute('/docs/intro/faq/warnings-errors.md');
  return {content: [{type: 'text', text: `No message of the tool in this text. All messages that are known: ${page}`}]};
}
