import type {ComponentProps, ComponentType, ReactNode} from 'react';
import {Zoom} from './Zoom';
import styles from './zoom.module.css';

/** An image of a page, which can be enlarged unless it's a link. */
export function zoomable(Image: ComponentType<ComponentProps<'img'>>) {
  return function Picture(props: ComponentProps<'img'>): ReactNode {
    return (
      <span className={styles.frame}>
        <Image {...props} />
        <Zoom title={props.alt || 'Image'} picture={<Image {...props} loading="eager" />} />
      </span>
    );
  };
}
