// Wrap: adds grammars for commands and their output, and colors plain YAML values.
import includeLanguages from '@theme-original/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {extendYaml, output, shell} from '@site/src/components/code/grammars';

export default function prismIncludeLanguages(prism: typeof PrismNamespace): void {
  includeLanguages(prism);
  Object.assign(prism.languages, {shell, output});
  extendYaml(prism);
}
