/** Places where the tool's name, as it's read or as it's typed, is written out instead of a token. */
export function checkIdentityLeaks(files: {path: string; text: string}[], names: string[]): string[] {
  const pattern = new RegExp(names.map((name) => name.replace(/[^\w\s]/g, String.raw`\$&`)).join('|'), 'i');
  return files.flatMap(({path, text}) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line)
          ? [
              `${path}:${index + 1}: use a token ({Product}, {product}, {PRODUCT}, {links.…}), or site of config/site.ts in code, instead of the name.`,
            ]
          : [],
      ),
  );
}
