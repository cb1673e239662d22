import includeLanguages from '@theme-original/prism-include-languages';
import {Prism} from 'prism-react-renderer';
import type * as PrismNamespace from 'prismjs';
import type {Block} from '@site/src/lib/code/block';
import {renderBlock} from '@site/src/lib/code/render-block';
import {addGrammars, tokenizer} from '@site/src/lib/code/tokenize';

// prism-react-renderer types its own copy of Prism.
const prism = Prism as unknown as typeof PrismNamespace;
includeLanguages(prism);
addGrammars(prism);
const tokenize = tokenizer(prism);

/** HTML of a block in colors, in the browser. Loaded by components that show code that isn't known at build time. */
export const colorBlock = (block: Block): string => renderBlock(block, tokenize);
