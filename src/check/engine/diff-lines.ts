/** Unchanged lines that are shown on each side of a change. */
const CONTEXT = 2;

/** Above this many changed lines the texts have too little in common to look for shared lines. */
const MOST_CHANGES = 400;

type Step = [sign: ' ' | '-' | '+', line: string];

/** The shortest way from one list of lines to the other. Myers, "An O(ND) Difference Algorithm", 1986. */
function steps(before: string[], after: string[]): Step[] {
  const furthest = new Map<number, number>([[1, 0]]);
  const history: Map<number, number>[] = [];
  for (let changes = 0; changes <= MOST_CHANGES; changes++) {
    history.push(new Map(furthest));
    for (let k = -changes; k <= changes; k += 2) {
      const [left = -1, right = -1] = [furthest.get(k - 1), furthest.get(k + 1)];
      let x = k === -changes || (k !== changes && left < right) ? right : left + 1;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
      furthest.set(k, x);
      if (x >= before.length && x - k >= after.length) return walkBack(before, after, history);
    }
  }
  return [...before.map((line): Step => ['-', line]), ...after.map((line): Step => ['+', line])];
}

function walkBack(before: string[], after: string[], history: Map<number, number>[]): Step[] {
  const found: Step[] = [];
  let [x, y] = [before.length, after.length];
  for (let changes = history.length - 1; changes >= 0; changes--) {
    const reached = history[changes] ?? new Map<number, number>();
    const k = x - y;
    const isDown = k === -changes || (k !== changes && (reached.get(k - 1) ?? -1) < (reached.get(k + 1) ?? -1));
    const lastX = (changes && reached.get(isDown ? k + 1 : k - 1)) || 0;
    const lastY = changes ? lastX - (isDown ? k + 1 : k - 1) : 0;
    while (x > lastX && y > lastY) {
      found.push([' ', before[--x] ?? '']);
      y--;
    }
    if (changes) found.push(isDown ? ['+', after[--y] ?? ''] : ['-', before[--x] ?? '']);
  }
  return found.reverse();
}

const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

/** What has changed, as the lines of a `diff` block; what's left out between two changes becomes one line of dots. */
export function diffLines(before: string, after: string): string {
  const all = steps(linesOf(before), linesOf(after));
  const isNear = all.map(() => false);
  all.forEach(([sign], at) => {
    if (sign !== ' ') isNear.fill(true, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
  });
  const shown: string[] = [];
  all.forEach(([sign, line], at) => {
    if (isNear[at]) shown.push(`${sign}${line}`);
    else if (shown.length && isNear.indexOf(true, at) > 0 && isNear[at - 1]) shown.push(' ⋯');
  });
  return shown.join('\n');
}
