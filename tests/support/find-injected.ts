/**
 * What an attack could have left behind: code that ran, or markup that only the policy kept from running.
 * Runs in the page.
 */
export function findInjected(): string[] {
  const found = '__xss' in window ? ['ran'] : [];
  if ('x' in Object.prototype) found.push('polluted prototype');
  for (const element of document.querySelectorAll('*')) {
    for (const {name, value} of element.attributes) {
      const isCode =
        /^on/.test(name) ||
        (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^\s*(javascript|vbscript|data:text)/i.test(value));
      if (isCode) found.push(`${element.tagName} ${name}=${value}`);
    }
  }
  const planted = 'iframe, object, embed, base, portal, marquee, math, img[src=x], script[src*="evil"]';
  return [...found, ...[...document.querySelectorAll(planted)].map(({tagName}) => tagName)];
}
