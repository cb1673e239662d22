import type {BuiltPage} from '../built-site';

/** What the Nu checker finds and html-validate doesn't, for machines without Java. */
export function checkMarkup({file, html, $}: Pick<BuiltPage, 'file' | 'html' | '$'>): string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${file}: ${problem}`);
  if (html.includes('\0'))
    say(
      'a null character, which an attribute shows as a question mark: remove it in plugins/hosting/start-script/page.eta.',
    );
  for (const part of $('table, thead, tbody, tfoot, tr, th, td').filter('[role]').get())
    say(`<${part.tagName} role="${part.attribs.role}">: a table has its roles without it; leave it out.`);
  const panels = new Set(
    $('[role=tabpanel]')
      .get()
      .map(({attribs}) => attribs.id),
  );
  for (const tab of $('[role=tab]').get())
    if (!panels.has(tab.attribs['aria-controls']))
      say(`the tab "${$(tab).text()}" has no panel: give it aria-controls with the id of one (src/theme/Tabs).`);
  return problems;
}
