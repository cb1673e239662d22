/** Places where the tool's name is written out instead of a token. */
export function checkIdentityLeaks(files: {path: string; text: string}[], name: string): string[] {
  const pattern = new RegExp(name, 'i');
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
