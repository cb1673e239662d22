const postcss = require('postcss');

/** Classes of the theme's parts that config/ switches off: sidebars that hide, navbars that hide, other themes' images. */
const SWITCHED_OFF =
  /\.(collapseSidebarButton(Icon)?|expandButton(Icon)?|docSidebarContainerHidden|docItemWrapperEnhanced|sidebarHidden|sidebarWithHideableNavbar|sidebarLogo|navbarHideable|navbarHidden|themedComponent(--\w+)?)\b/;

/** Those of a bar that is there as long as there is something to announce. */
const ANNOUNCEMENT = /\.(announcementBar\w*|menuWithAnnouncementBar)\b/;

/** Loader for style sheets of the theme that leaves out what never shows, on the server as well: classes must be equal. */
module.exports = function themeStyles(source) {
  const {hasAnnouncement} = this.getOptions();
  const isNever = (selector) => SWITCHED_OFF.test(selector) || (!hasAnnouncement && ANNOUNCEMENT.test(selector));
  const root = postcss.parse(source);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => !isNever(selector));
    if (selectors.length) rule.selectors = selectors;
    else rule.remove();
  });
  root.walkAtRules('media', (media) => void (media.nodes?.length || media.remove()));
  return root.toString();
};
