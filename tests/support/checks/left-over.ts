import type {TextFile} from '../files';

/** What the templates of `npm run new` leave to the writer, anywhere: front matter and data included. */
export function checkLeftOver(files: TextFile[]): string[] {
  return files.flatMap(({path, text}) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        /\bTODO\b/.test(line)
          ? [`${path}:${index + 1}: a TODO is left here: write what it asks for, or remove it.`]
          : [],
      ),
  );
}
