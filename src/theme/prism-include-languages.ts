// Wrap: adds grammars for commands and their output, and colors plain YAML values.
import includeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {addGrammars} from '@site/src/lib/code/tokenize';

export default function prismIncludeLanguages(prism: typeof PrismNamespace): void {
  includeLanguages(prism);
  addGrammars(prism);
}
