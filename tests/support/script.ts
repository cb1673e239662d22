/** Arguments of Node that run a script of ours, which is TypeScript. */
export const script = (file: string, ...args: string[]): string[] => ['node_modules/jiti/bin/jiti.js', file, ...args];
