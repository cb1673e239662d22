import type {CallToolResult} from '@modelcontextprotocol/server';
import {adapt, whyNotAdapted} from 'compose-check/adapt/adapt';
import type {AdaptedChange} from 'compose-check/adapt/shown';
import {checkCompose} from 'compose-check/check-compose';
import {SEVERITIES} from 'compose-check/data/severities';
import {explainText} from 'compose-check/explain';
import type {CheckInput, Finding, Rules, ServiceOutcome} from 'compose-check/types';
import {answerOf, conditionsIn, notCarriedOver} from 'compose-check/words';
import {textResult} from './answers';

interface AdaptInput extends CheckInput {
  /** IDs of changes that the user doesn't want. */
  leaveOut: string[];
  /** The chosen answer to a question, by its id. */
  answers: Record<string, string>;
}

/** What answers about files need: a build, or the site in a browser. */
export interface CheckedSite {
  rules: Rules;
  facts: {origin: string};
}

/** JSON for the agent; keys without a value are left out. */
const asJson = (value: unknown): CallToolResult => textResult(JSON.stringify(value, null, 1));

/** The tools that judge what the agent's user has: a file or an error. Their addresses are those of the published site. */
export function checkTools({rules, facts: {origin}}: CheckedSite) {
  const absolute = (path: string): string => `${origin}${path}`;
  /** Markdown whose links work outside of the site. */
  const portable = (markdown: string): string => markdown.replaceAll('](/', `](${origin}/`);

  const findingOf = ({rule, severity, under, file, start, path, subject, message, text, remedy, link}: Finding) => ({
    rule,
    severity,
    sameCauseAs: under,
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
      ...(question.isPort && {orAnyOther: 'port number'}),
      choices: Object.fromEntries(question.choices.map((choice) => [choice.id, portable(choice.text)])),
    };

  return {
    /** The check's verdict on Compose files, the same as on the site's page. */
    check(input: CheckInput): CallToolResult {
      const result = checkCompose(input, rules);
      const {verdict, first, reach, notChecked, findings, notJudged, services, shared, month, config, closed} = result;
      return asJson({
        verdict,
        answer: answerOf(result),
        doFirst: {...first, text: portable(first.text)},
        notCheckedBecause: notChecked,
        newProjects: closed && `No: ${portable(closed)}`,
        notCarriedOver: notCarriedOver(findings),
        findings: SEVERITIES.flatMap((one) => findings.filter(({severity}) => severity === one)).map(findingOf),
        notJudged,
        services: services.map(serviceOf),
        shared,
        month,
        reach: reach.map(({from, ...wire}) => ({from: from ?? 'internet', ...wire})),
        setBeforeDeployment: config,
      });
    },

    /** The files changed so that they work, the reason for each change, and what only the user can decide. */
    adapt({leaveOut, answers, ...input}: AdaptInput): CallToolResult {
      const before = checkCompose(input, rules);
      const adapted = adapt(input, rules, {leftOut: leaveOut, answers});
      const {result, changes, files} = adapted ?? {result: before, changes: [], files: []};
      return asJson({
        verdictBefore: before.verdict,
        verdict: result.verdict,
        answer: answerOf(result),
        ...(files.length === 0 && {noFilesBecause: whyNotAdapted(input, before)}),
        files,
        changes: changes.map(changeOf),
        questions: changes.flatMap((change) => questionOf(change) ?? []),
        left: result.findings
          .filter(({severity}) => SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf('may-not-work'))
          .map(findingOf),
        onlyIf: conditionsIn([...result.notJudged, ...result.findings]).map(portable),
        setBeforeDeployment: result.config,
      });
    },

    /** What the known messages in an error or a log mean, root causes first. */
    explain(text: string): CallToolResult {
      const found = explainText(text, rules.messages).map(({matched, slots: _slots, id: _id, ...one}) => ({
        ...one,
        message: matched,
        cause: portable(one.cause),
        remedy: portable(one.remedy),
        link: absolute(one.link),
      }));
      if (found.length) return asJson(found);
      const page = absolute('/docs/intro/faq/warnings-errors.md');
      return textResult(`No message of the tool in this text. All messages that are known: ${page}`);
    },
  };
}
