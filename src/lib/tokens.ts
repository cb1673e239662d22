/** `{name}` or `{dotted.path}`; a `$` before it makes it a shell or Compose variable instead. */
const TOKEN = /(?<!\$)\{([A-Za-z][\w-]*(?:\.[\w-]+)*)\}/g;

/**
 * Replaces the tokens in a text.
 *
 * @param valueOf value of a token; where it has none, the text keeps the token
 */
export const replaceTokens = (text: string, valueOf: (token: string) => string | undefined): string =>
  text.includes('{') ? text.replace(TOKEN, (whole, token: string) => valueOf(token) ?? whole) : text;
