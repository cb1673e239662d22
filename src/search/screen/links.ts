import {issueUrl} from '@site/src/lib/issue-url';

/** `/search?q=…` */
export const searchPageUrl = (baseUrl: string, query: string): string =>
  `${baseUrl}search?q=${encodeURIComponent(query)}`;

/** `/docs/ask?q=…` */
export const askPageUrl = (baseUrl: string, question: string): string =>
  `${baseUrl}docs/ask?q=${encodeURIComponent(question)}`;

/** A new issue that says which query found nothing. */
export function missingResultsUrl(reportUrl: string, query: string): string {
  const title = `Search finds nothing for "${query}"`;
  const body = `Searching the documentation finds nothing for this query:\n\n    ${query}\n\nWhat I was looking for:\n`;
  return issueUrl(reportUrl, title, body);
}
