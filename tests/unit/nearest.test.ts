import {describe, expect, it} from 'vitest';
import {type PageList, movedTo, nearestPages} from '../../src/lib/nearest';

const LIST: PageList = {
  pages: [
    ['/docs/intro/getting-started', 'Getting started'],
    ['/docs/concepts/domains', 'Domains'],
    ['/docs/cli/acme_compose_up', 'compose up'],
  ],
  moved: [['/docs/faq/questions', '/docs/intro/faq/questions']],
};
const paths = (path: string) => nearestPages(path, LIST).map(([near]) => near);

describe('pages near a wrong address', () => {
  it('are found across slips, folders, cases and endings', () => {
    expect(paths('/docs/intro/geting-started')[0]).toBe('/docs/intro/getting-started');
    expect(paths('/docs/intro/domain')[0]).toBe('/docs/concepts/domains');
    expect(paths('/docs/CLI/acme_compose-up.html')[0]).toBe('/docs/cli/acme_compose_up');
  });

  it('are none when nothing is like it', () => expect(paths('/wp-login.php')).toEqual([]));
});

describe('a moved page', () => {
  it('is known by its old address', () => {
    expect(movedTo('/docs/FAQ/questions/', LIST)).toBe('/docs/intro/faq/questions');
    expect(movedTo('/docs/other', LIST)).toBeUndefined();
  });
});
