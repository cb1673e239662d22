import type * as PrismNamespace from 'prismjs';
import type {Tokenize} from './render-block';
import {extendYaml, output, shell} from './grammars';
import {pieces} from './roles';

/** Languages that are shown as they are. */
const PLAIN = ['text', 'plain', 'txt', 'prompt'];

type Prism = Pick<typeof PrismNamespace, 'languages' | 'tokenize'>;

/** Adds our own grammars. */
export function addGrammars(prism: Prism): void {
  Object.assign(prism.languages, {shell, output});
  extendYaml(prism);
}

/**
 * A tokenizer over Prism's grammars.
 *
 * @throws Error for a language without a grammar
 */
export function tokenizer(prism: Prism): Tokenize {
  return (code, language) => {
    if (PLAIN.includes(language)) return [{text: code, role: undefined}];
    const grammar = prism.languages[language];
    if (!grammar) throw new Error(`There is no grammar for the language "${language}".`);
    return pieces(prism.tokenize(code, grammar));
  };
}
