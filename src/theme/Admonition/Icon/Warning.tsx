// Eject: our drawing.
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';

export default function AdmonitionIconWarning(): ReactNode {
  return <Icon name="caution" />;
}
