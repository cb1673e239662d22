import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';
import type {Block} from '@site/src/lib/code/block';
import {renderBlock} from '@site/src/lib/code/render-block';
import {tokenizer} from '@site/src/lib/code/tokenize';

// prism-react-renderer types its own copy of Prism.
const prism = Prism as unknown as Parameters<typeof prismIncludeLanguages>[0];
prismIncludeLanguages(prism);
const tokenize = tokenizer(prism);

/** HTML of a block in colors, in the browser. Loaded by what shows code that the build doesn't know. */
export const colorBlock = (block: Block): string => renderBlock(block, tokenize);
