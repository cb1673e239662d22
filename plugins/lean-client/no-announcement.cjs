/** Loader for what remembers which announcement a reader has closed, on a site that has none. */
module.exports = () => `export const AnnouncementBarProvider = ({children}) => children;
export const useAnnouncementBar = () => ({isActive: false});`;
