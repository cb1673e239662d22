/**
 * Address of a new issue that already says which page it's about.
 *
 * @param reportUrl form for new issues of the repository
 * @param pageUrl full address of the page
 */
export function issueUrl(reportUrl: string, title: string, pageUrl: string): string {
  const body = `Page: ${pageUrl}\n\nWhat is missing, wrong or hard to follow?\n\n`;
  return `${reportUrl}?${new URLSearchParams({title: `Page "${title}": `, body}).toString()}`;
}
