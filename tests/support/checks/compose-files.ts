import {loadCheckRules} from '../../../plugins/pages/data/check-rules';
import {checkCompose} from '../../../src/check/engine/check-compose';
import type {Finding} from '../../../src/check/engine/types';
import {type Fence, placeOfFence} from '../fences';

/** A fence with this title is a Compose file. */
const COMPOSE_TITLE = /(^|\/)(docker-)?compose[\w.-]*\.ya?ml$/;

/**
 * Warnings that an example must not trigger. Others, about memory and health, are fine where the page is about
 * something else.
 */
const REFUSED_WARNINGS = /^(?:key:|obsolete-version|unsupported-extension|provider-model-deprecated|managed-\w+-image)/;

/** What stops a deployment is refused in an example, and so are some warnings. */
const isRefused = ({severity, rule}: Finding): boolean =>
  severity === 'stops' || (severity === 'warns' && REFUSED_WARNINGS.test(rule));

export const isComposeFence = (fence: Fence) =>
  fence.lang === 'yaml' && !fence.meta.fragment && COMPOSE_TITLE.test(fence.meta.title ?? '');

/** A fence with `shows="…"` says what it demonstrates, so it may fail, but not with a YAML error. */
const isAllowed = ({rule}: Finding, fence: Fence): boolean =>
  fence.meta.shows !== undefined && !rule.startsWith('yaml-');

/**
 * Checks a complete Compose file with the same rules as readers' files.
 *
 * @returns one sentence per problem, with file and line
 */
export function checkComposeFence(fence: Fence): string[] {
  const {findings} = checkCompose(
    {files: [{name: fence.meta.title ?? 'compose.yaml', text: fence.value}], provider: 'aws'},
    loadCheckRules(),
  );
  return findings
    .filter((finding) => isRefused(finding) && !isAllowed(finding, fence))
    .map(({start, text, remedy = ''}) => {
      const advice = 'If the page shows it on purpose, say why with shows="…" on the fence.';
      return `${placeOfFence(fence, start.line)}: ${text} ${remedy} ${advice}`.replaceAll(/ +/g, ' ');
    });
}
