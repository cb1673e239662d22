/**
 * Address of a new issue that is partly written.
 *
 * @param reportUrl form for new issues of the repository
 */
export const issueUrl = (reportUrl: string, title: string, body: string): string =>
  `${reportUrl}?${new URLSearchParams({title, body}).toString()}`;
