/** Whether the reader's browser asks not to be followed: Do Not Track, or Global Privacy Control. */
export function isFollowingRefused(browser: Pick<Navigator, 'doNotTrack'> = navigator): boolean {
  return browser.doNotTrack === '1' || (browser as {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}
