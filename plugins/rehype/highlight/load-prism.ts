import {createRequire} from 'node:module';
import type * as PrismNamespace from 'prismjs';
import {addGrammars} from '../../../src/lib/code/tokenize';

// Grammars are CommonJS files that change a global, and an import would run them before it's set.
const load = createRequire(__filename);

/**
 * The grammars that the theme would load in the browser: those of prism-react-renderer, those that the configuration
 * adds, and our own.
 *
 * @throws Error when Prism has no grammar for a language of the configuration
 */
export function loadPrism(additionalLanguages: readonly string[]): typeof PrismNamespace {
  const {Prism} = load('prism-react-renderer') as {Prism: typeof PrismNamespace};
  // Files of grammars add themselves to the global Prism, as src/components/LiveCode/live-colors.ts has them do.
  const scope = globalThis as {Prism?: typeof PrismNamespace};
  scope.Prism = Prism;
  try {
    for (const language of additionalLanguages) load(`prismjs/components/prism-${language}`);
  } finally {
    delete scope.Prism;
  }
  addGrammars(Prism);
  return Prism;
}
