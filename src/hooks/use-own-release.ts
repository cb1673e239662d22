import {useStorageSlot} from '@docusaurus/theme-common';

/** Release of the tool that the reader has, in this browser; null is the one described. Other tabs follow. */
export const useOwnRelease = () => useStorageSlot('docs.cli-release');
