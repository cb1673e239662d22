import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {writeAtomically} from '../../pages/write-atomically';

const CODE = 'plugins/remark/diagrams';
const FOLDER = '.cache/diagrams';

let code: string | undefined;

/** Changes with the code that draws, so that an old drawing is never taken for a new one. */
function hashOfCode(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(CODE).sort()) hash.update(readFileSync(join(CODE, name)));
  return hash.digest('hex');
}

/**
 * Keeps drawings between runs: the search for a good layout takes longer than all the rest of a page.
 *
 * @param source text of the fence, tokens expanded
 * @param draw makes the drawing as JSON; what it throws isn't kept
 */
export function cachedFigure(source: string, draw: () => string): string {
  code ??= hashOfCode();
  const name = createHash('sha256').update(code).update(source).digest('hex').slice(0, 32);
  const path = join(FOLDER, `${name}.json`);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const drawn = draw();
    writeAtomically(path, drawn);
    return drawn;
  }
}
