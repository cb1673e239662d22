import type {ReactNode} from 'react';
import {FigureFoot} from '@site/src/components/Figure/FigureFoot';
import {useExpand} from '@site/src/hooks/use-expand';
import {RUNS} from '@site/src/home/figure';
import {ByProvider} from './ByProvider';

/** The command below the file, and its result. */
export function FigureRun(): ReactNode {
  const expand = useExpand();
  return (
    <FigureFoot
      command={<ByProvider of={(id) => expand(RUNS[id].command)} />}
      state={<ByProvider as="b" of={(id) => RUNS[id].state} />}
      detail={<ByProvider of={(id) => RUNS[id].detail} />}
    />
  );
}
