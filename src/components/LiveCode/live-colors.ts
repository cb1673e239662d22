import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';
import type {Block} from '@site/src/lib/code/block';
import {renderBlock} from '@site/src/lib/code/render-block';
import {tokenizer} from '@site/src/lib/code/tokenize';

// prism-react-renderer types its own copy of Prism.
const prism = Prism as unknown as Parameters<typeof prismIncludeLanguages>[0];
prismIncludeLanguages(prism);
const tokenize = tokenizer(prism);

/** HTML of a block in colors, in the browser. Loaded by components that show code that isn't known at build time. */
export const colorBlock = (block: Block): string => renderBlock(block, tokenize);
