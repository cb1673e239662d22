import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {expect, it} from 'vitest';

const START = readFileSync('plugins/hosting/start-script/start.js', 'utf8');

/** Addresses of the scripts of a page in the order in which the browser is to run them. */
function orderOf(hrefs: string[]): string[] {
  const ran: string[] = [];
  runInNewContext(START, {
    window: {},
    location: {pathname: '/'},
    MutationObserver: class {
      observe() {}
    },
    addEventListener: (name: string, start: () => void) => name === 'DOMContentLoaded' && start(),
    document: {
      hidden: true,
      documentElement: {},
      addEventListener: () => undefined,
      querySelectorAll: () => hrefs.map((href) => ({href, cloneNode: () => ({}), replaceWith: () => undefined})),
      createElement: () => ({}),
      head: {append: (...scripts: {src: string}[]) => ran.push(...scripts.map(({src}) => src))},
    },
  });
  return ran;
}

it.each(['https://docs.example.com', 'https://main.d1abc.amplifyapp.com'])(
  'runs the scripts that start %s last',
  (site) => {
    const [runtime, main, page] = ['runtime~main.1a', 'main.2b', 'a9.3c'].map((name) => `${site}/assets/js/${name}.js`);
    expect(orderOf([runtime, main, page] as string[])).toEqual([page, runtime, main]);
  },
);
