import {type BuiltPage, idsIn} from '../built-site';

/** Attributes that hold ids of other elements. */
const REFERENCES = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'aria-owns', 'for'];

/** What the Nu checker lets through: references to nothing, and characters that nobody sees in the source. */
export function checkMarkup({file, html, $}: Pick<BuiltPage, 'file' | 'html' | '$'>): string[] {
  const problems: string[] = [];
  if (html.includes('\0'))
    problems.push(
      `${file}: a null character, which an attribute shows as a question mark: remove it in plugins/hosting/start-script/page.eta.`,
    );
  const ids = idsIn($);
  for (const name of REFERENCES)
    $(`[${name}]`).each((_, element) => {
      for (const id of $(element).attr(name)?.split(/\s+/) ?? [])
        if (!ids.has(id))
          problems.push(
            `${file}: ${name}="${id}": no element has this id, so nothing is announced. Name one, or leave it out.`,
          );
    });
  return problems;
}
