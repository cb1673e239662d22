/** Names of the languages of code fences, as the bar shows them. A language without a name shows none. */
const NAMES: Record<string, string> = {
  dockerfile: 'Dockerfile',
  go: 'Go',
  ini: 'INI',
  javascript: 'JavaScript',
  json: 'JSON',
  powershell: 'PowerShell',
  python: 'Python',
  shell: 'Shell',
  toml: 'TOML',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/** Languages of files, by the end of their names. */
const EXTENSIONS: Record<string, string> = {
  js: 'javascript',
  json: 'json',
  py: 'python',
  toml: 'toml',
  ts: 'typescript',
  yaml: 'yaml',
  yml: 'yaml',
};

export const isShell = (language: string): boolean => language === 'shell';

/** Commands that a reader types have a prompt; a script, which is a file with a name, has none. */
export const isPrompt = (language: string, title: string | undefined): boolean => isShell(language) && !title;

/** Commands wrap, so that nobody has to scroll to read one. */
export const isCommands = (language: string): boolean => isShell(language) || language === 'powershell';

/** Prose for an agent wraps like commands. */
export const isWrapped = (language: string): boolean => isCommands(language) || language === 'prompt';

export function languageOfFile(name: string | undefined): string {
  const extension = name?.split('.').at(-1);
  return (extension && EXTENSIONS[extension]) || 'text';
}

/** The language as a reader names it; a diff goes by the file it changes. */
export const languageName = (language: string, title: string | undefined): string | undefined =>
  NAMES[language === 'diff' ? languageOfFile(title) : language];
