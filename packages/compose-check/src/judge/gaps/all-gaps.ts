import type {Context, ProjectRule} from '../../context';
import {type FindGap, type Hit, sayGap} from './gap';
import {HARM_GAPS} from './harms';
import {HOST_GAPS} from './hosts';
import {IMAGE_GAPS} from './images';
import {LOCALHOST_GAPS} from './localhost';
import {MOUNT_GAPS} from './mounts';
import {OUTSIDE_GAPS} from './outside';
import {REACH_GAPS} from './reach';
import {START_GAPS} from './start';
import {VALUE_GAPS} from './values';

/** The condition of each gap in packages/compose-check/data/gaps.yaml, by its id. */
export const GAPS = {
  ...HARM_GAPS,
  ...IMAGE_GAPS,
  ...MOUNT_GAPS,
  ...HOST_GAPS,
  ...LOCALHOST_GAPS,
  ...OUTSIDE_GAPS,
  ...REACH_GAPS,
  ...START_GAPS,
  ...VALUE_GAPS,
} satisfies Record<string, FindGap>;

type GapId = keyof typeof GAPS;

export const hitsOf = (context: Context, ...ids: GapId[]): Hit[] => ids.flatMap((id) => GAPS[id](context));

/** Says what works on the reader's machine and won't in the cloud, although the tool says nothing about it. */
export const gaps: ProjectRule = (context) => {
  for (const gap of context.rules.gaps.gaps)
    if (gap.only?.includes(context.input.provider) !== false)
      for (const hit of hitsOf(context, gap.id as GapId)) sayGap(gap, hit, context);
};
