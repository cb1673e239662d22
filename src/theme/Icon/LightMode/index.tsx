// Eject: our drawing.
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon/Icon';

export default function IconLightMode(): ReactNode {
  return <Icon name="sun" />;
}
