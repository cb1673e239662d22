import {cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {temporaryFolder} from '../../tools/temporary-folder';
import {serve} from './serve';

const HASHED = /\.([0-9a-f]{8})\.js$/;

/** A build of the same site whose scripts all have other names, as after a change of the code. */
function rebuild(from: string, to: string): void {
  cpSync(from, to, {recursive: true});
  const scripts = join(to, 'assets/js');
  const hashes = new Map(
    readdirSync(scripts).flatMap((name) => {
      const hash = HASHED.exec(name)?.[1];
      return hash ? [[hash, [...hash].reverse().join('')] as const] : [];
    }),
  );
  const renamed = (text: string) => text.replace(/\b[0-9a-f]{8}\b/g, (hash) => hashes.get(hash) ?? hash);
  for (const name of readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    if (!/\.(html|js)$/.test(name)) continue;
    const text = readFileSync(join(to, name), 'utf8');
    rmSync(join(to, name));
    writeFileSync(join(to, HASHED.test(name) ? renamed(name) : name), renamed(text));
  }
}

interface Site {
  /** Without a slash at the end. */
  origin: string;
  /** Puts the next build in the place of this one. */
  deploy: () => void;
}

/** Serves a copy of the build while a test runs. */
export async function serveCopy(run: (site: Site) => Promise<void>): Promise<void> {
  const folder = temporaryFolder();
  const [live, next] = [join(folder, 'site'), join(folder, 'next')];
  cpSync('build', live, {recursive: true});
  cpSync('build-host', `${live}-host`, {recursive: true});
  const {origin, stop} = await serve(live);
  const deploy = () => {
    rebuild(live, next);
    renameSync(live, join(folder, 'old'));
    renameSync(next, live);
  };
  try {
    await run({origin, deploy});
  } finally {
    await stop();
    rmSync(folder, {recursive: true, force: true});
  }
}
