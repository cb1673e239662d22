import {loadCheckRules} from '../../../plugins/pages/data/check-rules';
import {checkCompose} from '../../../src/check/check-compose';
import type {Finding} from '../../../src/check/types';
import {type Fence, placeOfFence} from '../fences';

/** A fence with this title is a Compose file. */
const COMPOSE_TITLE = /(^|\/)(docker-)?compose[\w.-]*\.ya?ml$/;

/** Warnings that an example must not bring. Others, about memory and health, are left out where the page is about something else. */
const REFUSED_WARNINGS = /^(?:key:|obsolete-version|unsupported-extension|provider-model-deprecated|managed-\w+-image)/;

/** An example shows one thing: services without an image or build stand for those of the reader. */
const isRefused = ({severity, rule}: Finding): boolean =>
  severity === 'stops' || (severity === 'warns' && REFUSED_WARNINGS.test(rule));

export const isComposeFence = (fence: Fence) =>
  fence.lang === 'yaml' && !fence.meta.fragment && COMPOSE_TITLE.test(fence.meta.title ?? '');

/** What the page shows of a file that the tool refuses is written on its fence: `shows="…"`. */
const isAllowed = ({rule}: Finding, fence: Fence): boolean =>
  fence.meta.shows !== undefined && !rule.startsWith('yaml-');

/**
 * Checks a complete Compose file by the rules that readers' files are checked with.
 *
 * @returns one sentence a problem with file and line
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
