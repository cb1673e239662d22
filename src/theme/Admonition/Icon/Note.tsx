// Eject: our drawing.
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';

export default function AdmonitionIconNote(): ReactNode {
  return <Icon name="note" />;
}
