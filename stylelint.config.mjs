export default {
  extends: ['stylelint-config-standard'],
  // Examples look as their frameworks make them.
  ignoreFiles: ['build/**', 'node_modules/**', '.docusaurus/**', 'examples/**'],
  rules: {
    // Theme and service class names aren't ours.
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    'custom-property-pattern': null,
    'keyframes-name-pattern': null,
    'no-descending-specificity': null,
    'color-no-hex': true,
    // The bundler resolves plain strings, as in TypeScript.
    'import-notation': 'string',
    // Sixteenths and thirty-seconds of a rem are exact with five digits.
    'number-max-precision': 5,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global']}],
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [{files: ['src/css/tokens.css'], rules: {'color-no-hex': null}}],
};
