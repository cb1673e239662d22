import clsx from 'clsx';
import {type ComponentProps, type ReactNode, useRef} from 'react';
import {useOverflow} from '@site/src/hooks/use-overflow';

/** Attributes of a box that scrolls sideways: the keyboard reaches it, and its name says why. */
export const SCROLLING = {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways'};

/**
 * A table in its own box, which scrolls sideways and takes the keyboard's focus while there's more to see. Where
 * it fits, the box doesn't scroll, so that the head stays below the navbar.
 */
export function TableBox({className, ...props}: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  const isRecords = className?.split(' ').includes('records');
  return (
    <div ref={box} className={clsx('table-box', isRecords && 'table-box--records')} {...(overflows && SCROLLING)}>
      <table {...props} className={className} />
    </div>
  );
}
