import {loadCheckRules} from '../../../plugins/pages/data/check-rules';
import {checkCompose} from 'compose-check/check-compose';
import type {ExampleSource} from '../../../plugins/remark/remark-examples';
import type {Finding, ProviderId} from 'compose-check/types';
import {describeExample} from '../../../examples/runner/example';
import {type Fence, placeOfFence} from '../fences';

/** A fence with this title is a Compose file. */
const COMPOSE_TITLE = /(^|\/)(docker-)?compose[\w.-]*\.ya?ml$/;

/**
 * Warnings that an example must not trigger. Others, about memory and health, are fine where the page is about
 * something else.
 */
const REFUSED_WARNINGS = /^(?:key:|obsolete-version|unsupported-extension|provider-model-deprecated|managed-\w+-image)/;

/** What stops a deployment is refused in an example, and so are some warnings, and a name that becomes an address. */
const isRefused = ({severity, rule, text}: Finding): boolean =>
  ['stops', 'wont-work'].includes(severity) ||
  (severity === 'warns' ? REFUSED_WARNINGS.test(rule) : text.includes(', so the value becomes its public host name'));

export const isComposeFence = (fence: Fence) =>
  fence.lang === 'yaml' && !fence.meta.fragment && COMPOSE_TITLE.test(fence.meta.title ?? '');

/** A fence with `shows="…"` says what it demonstrates, so it may fail, but not with a YAML error. */
const isAllowed = ({rule}: Finding, fence: Fence): boolean =>
  fence.meta.shows !== undefined && !rule.startsWith('yaml-');

/** The cloud that a page is about, by its name. */
const ABOUT = /\b(aws|gcp|azure|digitalocean|playground)\b/;

/** `examples/express/compose.yaml` → `express`. */
const folderOf = ({path}: ExampleSource): string => path.split('/')[1] ?? '';

/** The providers that a Compose file is for: those of its example, or the one of its page. */
const providersOf = ({file, example}: Fence): readonly ProviderId[] =>
  example ? describeExample(folderOf(example)).providers : [(ABOUT.exec(file)?.[1] as ProviderId | undefined) ?? 'aws'];

/** Keys that an example may have although a cloud ignores them: Azure makes an app wait for its store without it. */
const HARMLESS: readonly string[] = ['engine:services.depends_on'];

/** What the page of an example says itself, with what to write on Azure instead. */
const EXPLAINED: Record<string, readonly string[]> = {'examples/containers/compose.yaml': ['gap:host-port-on-azure']};

/** The same finding at another provider. */
const isSame = (left: Finding) => (right: Finding) =>
  left.rule === right.rule && left.severity === right.severity && left.start.line === right.start.line;

/**
 * Checks a complete Compose file with the same rules as readers' files. What has an effect at only some of the
 * providers that it's for is refused too: an example has to work at all of them.
 *
 * @returns one sentence per problem, with file and line
 */
export function checkComposeFence(fence: Fence): string[] {
  const files = [{name: fence.meta.title ?? 'compose.yaml', text: fence.value}];
  const rules = loadCheckRules();
  const byProvider = providersOf(fence).map((provider) => checkCompose({files, provider}, rules).findings);
  const isPartial = (finding: Finding): boolean =>
    finding.severity === 'ignored' &&
    !HARMLESS.includes(finding.rule) &&
    !byProvider.every((findings) => findings.some(isSame(finding)));
  const problems = byProvider
    .flat()
    .filter((finding) => (isRefused(finding) || isPartial(finding)) && !isAllowed(finding, fence))
    .filter(({rule}) => !EXPLAINED[fence.example?.path ?? '']?.includes(rule))
    .map(({start, text, remedy = ''}) => {
      const advice = 'If the page shows it on purpose, say why with shows="…" on the fence.';
      return `${placeOfFence(fence, start.line)}: ${text} ${remedy} ${advice}`.replaceAll(/ +/g, ' ');
    });
  // What is wrong everywhere is said once.
  return [...new Set(problems)];
}
