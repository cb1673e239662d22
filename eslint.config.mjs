import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-host/',
      '.cache/',
      '.docusaurus/',
      'node_modules/',
      'static/',
      'coverage/',
      'test-results/',
      'babel.config.js',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': ['error', {allow: ['warn', 'error']}],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'warn',
      // Client code runs in a browser: build-time code stays on its side of the house (architecture, seam 2).
      'no-restricted-imports': [
        'error',
        {patterns: ['node:*', '**/plugins/*', '@site/plugins/*', '@site/config/*', '**/config/*']},
      ],
    },
  },
  {
    // These rules run React's compiler over each file, which is most of what linting costs: only where there is React.
    files: ['src/**/*.tsx', 'src/**/use-*.ts'],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Schemas of data files are used by plugins only; they run in Node but import nothing from it.
    files: ['tests/**', 'plugins/**', '.ci/**'],
    rules: {'no-console': 'off'},
  },
  {
    // The bundler loads its loaders with require.
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
