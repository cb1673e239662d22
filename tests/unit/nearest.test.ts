import {describe, expect, it} from 'vitest';
import {type PageList, nearestPages} from '../../src/lib/nearest';

const LIST: PageList = [
  ['/docs/intro/getting-started', 'Getting started'],
  ['/docs/intro/faq/questions', 'Questions'],
  ['/docs/concepts/domains', 'Domains'],
  ['/docs/cli/acme_compose_up', 'compose up'],
];
const paths = (path: string) => nearestPages(path, LIST).map(([near]) => near);

describe('pages near a wrong address', () => {
  it('are found across slips, folders, cases and endings', () => {
    expect(paths('/docs/intro/geting-started')[0]).toBe('/docs/intro/getting-started');
    expect(paths('/docs/intro/domain')[0]).toBe('/docs/concepts/domains');
    expect(paths('/docs/FAQ/questions/')[0]).toBe('/docs/intro/faq/questions');
    expect(paths('/docs/CLI/acme_compose-up.html')[0]).toBe('/docs/cli/acme_compose_up');
  });

  it('are none when nothing is like it', () => expect(paths('/wp-login.php')).toEqual([]));
});
