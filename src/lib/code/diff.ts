/** What a line of a diff does, by its first character. */
export type Change = 'add' | 'delete' | 'same';

export interface DiffLine {
  change: Change;
  text: string;
}

const CHANGES: Record<string, Change> = {'+': 'add', '-': 'delete'};

/** Lines of a diff without their signs. */
export function parseDiff(code: string): DiffLine[] {
  return code.split('\n').map((line) => {
    const change = CHANGES[line.charAt(0)] ?? 'same';
    return {change, text: change !== 'same' || line.startsWith(' ') ? line.slice(1) : line};
  });
}
