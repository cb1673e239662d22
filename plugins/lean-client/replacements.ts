import {join} from 'node:path';
import {type Replacement, replaceText} from '../replace-text/replace-text';

const REMEDY = 'write its replacement in plugins/lean-client/replacements.ts for this release.';

/** A rule that puts expressions into files of Docusaurus, the router or React. */
const replaced = (test: RegExp, ...replacements: Replacement[]) => ({
  test,
  enforce: 'pre' as const,
  use: replacements.map((replacement) => replaceText(replacement, REMEDY)),
});

/**
 * Which router the entry takes is settled, so that the other and its history are left out. It starts in a task behind the
 * one that runs the script, so that the browser may answer between them.
 */
export const ENTRY = replaced(
  /[\\/]core[\\/]lib[\\/]client[\\/]clientEntry\.js$/,
  {from: "siteConfig.future.experimental_router === 'hash'", to: 'false'},
  {
    from: 'preload(window.location.pathname).then',
    to: 'new Promise((run) => setTimeout(run)).then(() => preload(window.location.pathname)).then',
  },
);

/**
 * What shows only in a browser comes in steps that React may stop between, not in one: on a long page, the buttons of all
 * its code.
 */
export const HYDRATED = replaced(
  /[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
  {from: '{ useEffect, useState }', to: '{ startTransition, useEffect, useState }'},
  {from: 'setIsBrowser(true);', to: 'startTransition(() => setIsBrowser(true));'},
);

/** Keys are put in any one order: that of a language takes the browser 20 ms to set up. */
export const SORTING = replaced(/[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/, {
  from: 'a[0].localeCompare(b[0])',
  to: '(a[0] < b[0] ? -1 : 1)',
});

/** Class names of a blog's pages, which the site does not have. */
export const CLASS_NAMES = replaced(
  /[\\/]theme-common[\\/]lib[\\/]utils[\\/]ThemeClassNames\.js$/,
  {
    from: `blogListPage: 'blog-list-page',
        blogPostPage: 'blog-post-page',
        blogTagsListPage: 'blog-tags-list-page',
        blogTagPostListPage: 'blog-tags-post-list-page',
        blogAuthorsListPage: 'blog-authors-list-page',
        blogAuthorsPostsPage: 'blog-authors-posts-page',`,
    to: '',
  },
  {from: "blogPages: 'blog-wrapper',", to: ''},
  {
    from: `blogFooterTagsRow: 'theme-blog-footer-tags-row',
        blogFooterEditMetaRow: 'theme-blog-footer-edit-meta-row',`,
    to: '',
  },
);

/** A hint for those who write a theme. */
export const HINT = replaced(/[\\/]theme-common[\\/]lib[\\/]contexts[\\/]colorMode\.js$/, {
  from: ", 'Please see https://docusaurus.io/docs/api/themes/configuration#use-color-mode.'",
  to: '',
});

/** No style sheet asks whether the reader uses the keyboard: browsers know by now when an outline is called for. */
export const KEYBOARD = replaced(/[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Layout[\\/]index\.js$/, {
  from: 'useKeyboardNavigation();',
  to: '',
});

/**
 * What a finger lies on is loaded only when it is lifted: browsers put scripts off for that long. Where there is nothing to
 * hover over, a page behind a visible link is therefore not only fetched but also loaded. What could not be fetched is
 * left to the tap, since a page that has failed once stays so until all is loaded anew.
 */
export const PREFETCH = [
  replaced(/[\\/]core[\\/]lib[\\/]client[\\/]prefetch\.js$/, {
    from: 'supportedPrefetchStrategy(url).catch(() => { })',
    to: 'supportedPrefetchStrategy(url)',
  }),
  replaced(/[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/, {
    from: 'return Promise.resolve();\n    }));',
    to: `return Promise.resolve();
    })).then(() => {
      if (matchMedia('(hover: none)').matches) (window.requestIdleCallback ?? setTimeout)(() => preload(routePath));
    }, () => undefined);`,
  }),
];

const ADD_ROUTE = `import {addRoute} from ${JSON.stringify(join(__dirname, 'client/pages.ts'))};`;

/**
 * Routes of pages are there when they are needed (client/pages.ts): before a page is loaded, and before it is fetched.
 * Pages behind visible links are fetched from the first sign of a reader on (plugins/inline-scripts): who opens one page
 * and leaves, or a machine, loads that page and no other.
 */
export const ROUTES = [
  replaced(/[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/, {
    from: 'export default function preload(pathname) {',
    to: `${ADD_ROUTE}
const preload = (pathname) => addRoute(pathname).then(() => load(pathname));
export default preload;
function load(pathname) {`,
  }),
  replaced(
    /[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
    {
      from: 'fetched.add(routePath);',
      to: `fetched.add(routePath);
    return Promise.resolve(window.siteReader).then(() => addRoute(routePath)).then(() => fetchChunks(routePath), () => fetched.delete(routePath));
};
const fetchChunks = (routePath) => {`,
    },
    {
      from: 'return preloadHelper(routePath);',
      to: 'return preloadHelper(routePath).catch(() => loaded.delete(routePath));',
    },
    {from: 'const fetched =', to: `${ADD_ROUTE}\nconst fetched =`},
  ),
];

/** The routes are put into the page when the first is known, which is when it has been loaded. */
export const APP = replaced(
  /[\\/]core[\\/]lib[\\/]client[\\/]App\.js$/,
  {from: 'const routesElement = renderRoutes(routes);', to: 'let routesElement;'},
  {from: '{routesElement}', to: '{(routesElement ??= renderRoutes(routes))}'},
);

/** What does not exist is in one chunk with the same below /docs (src/theme/DocRoot). */
export const NOT_FOUND = replaced(/[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]ComponentCreator\.js$/, {
  from: "import('@theme/NotFound')",
  to: "import(/* webpackChunkName: 'not-found' */ '@theme/NotFound')",
});

/**
 * A page is looked for among the paths of all that are known: of a thousand pages, much of the time of rendering. A path
 * without a pattern is told by its length in most cases.
 */
const MATCH = {
  from: 'var paths = [].concat(path);',
  to: `if (exact && typeof path === 'string' && Math.abs(path.length - pathname.length) > 1 && !/[:*?()[\\]{}+\\\\]/.test(path)) return null;
  var paths = [].concat(path);`,
};

/**
 * A tap tells the new address to the router at once, and the old page is shown until the next is loaded: by a route
 * whose address is given. It rendered itself and all links of the old page again, with nothing new.
 */
const GIVEN_LOCATION = [
  {
    from: 'function (context$1) {',
    to: 'function (context$1) {\n      if (_this.props.location && _this.shownFor === _this.props) return _this.shown;',
  },
  {
    from: 'return /*#__PURE__*/React.createElement(context.Provider, {\n        value: props',
    to: '_this.shownFor = _this.props;\n      return _this.shown = /*#__PURE__*/React.createElement(context.Provider, {\n        value: props',
  },
];

/** What stands in for contexts in a React that has none. */
const CONTEXT = {from: 'React.createContext || createReactContext', to: 'React.createContext'};

export const ROUTER = replaced(/[\\/]react-router[\\/]esm[\\/]react-router\.js$/, MATCH, CONTEXT, ...GIVEN_LOCATION);

/** Named one by one, so that the bundler leaves out how React was started before version 18. */
export const REACT_DOM = replaced(
  /[\\/]react-dom[\\/]client\.js$/,
  {from: "var m = require('react-dom');", to: ''},
  {from: 'exports.createRoot = m.', to: "exports.createRoot = require('react-dom')."},
  {from: 'exports.hydrateRoot = m.', to: "exports.hydrateRoot = require('react-dom')."},
);
