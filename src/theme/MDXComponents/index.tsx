// Wrap: adds the components that pages use without an import, and boxes for tables.
import MDXComponents from '@theme-original/MDXComponents';
import {Anchor} from '@site/src/components/Anchor/Anchor';
import {CodeFrame} from '@site/src/components/CodeFrame/CodeFrame';
import {TableBox} from '@site/src/components/TableBox/TableBox';

export default {
  ...MDXComponents,
  Anchor,
  CodeFrame,
  table: TableBox,
};
