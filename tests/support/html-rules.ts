import type {ConfigData} from 'html-validate';

/**
 * The HTML standard as html-validate checks it. Rules of taste are off, and so are those that the framework breaks on
 * every page, each with its reason.
 */
export const htmlRules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes attributes and empty elements in its own way.
    'attr-quotes': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    // Docusaurus preloads and defers automatically.
    'require-sri': 'off',
    'script-type': 'off',
    // The color mode script and JSON-LD are inline; the policy allows them by hash.
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'no-implicit-button-type': 'off',
    // React's useId writes colons, and flags are anchors such as "--detach".
    'valid-id': 'off',
    'tel-non-breaking': 'off',
  },
};
