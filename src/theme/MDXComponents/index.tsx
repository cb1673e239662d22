// Wrap: adds the components that pages use without an import, boxes for tables, and ways to enlarge pictures.
import MDXComponents from '@theme-original/MDXComponents';
import type {ComponentProps, ComponentType} from 'react';
import {Anchor} from '@site/src/components/Anchor/Anchor';
import {CodeFrame} from '@site/src/components/CodeFrame/CodeFrame';
import {TableBox} from '@site/src/components/TableBox/TableBox';
import {Diagram, zoomable} from '@site/src/components/Zoom/Zoom';

export default {
  ...MDXComponents,
  Anchor,
  CodeFrame,
  Diagram,
  img: zoomable(MDXComponents.img as ComponentType<ComponentProps<'img'>>),
  table: TableBox,
};
