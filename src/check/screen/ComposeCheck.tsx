import type {ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/WidgetBoundary/WidgetBoundary';
import {Check} from './Check';

/** Judges a Compose file, or explains a log, in the reader's browser. */
export function ComposeCheck(): ReactNode {
  return (
    <WidgetBoundary name="The check">
      <Check />
    </WidgetBoundary>
  );
}
