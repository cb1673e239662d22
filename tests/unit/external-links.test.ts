import {describe, expect, it} from 'vitest';
import {addressOf, isOutside, reportLinks} from '../../plugins/commands/check-external';

describe('external links', () => {
  it('are reported by place', () => {
    const link = (url: string, line: number) => ({file: 'docs/a.mdx', line, url, text: 'x'});
    const links = [
      link('https://a.dev/gone#x', 3),
      link('https://a.dev', 4),
      link('https://a.dev/no', 5),
      link('https://b.dev/?x=1', 6),
    ];
    const statuses = new Map([
      ['https://a.dev/gone', 404],
      ['https://a.dev/', 200],
      ['https://a.dev/no', 403],
      ['https://b.dev/?x=1', 0],
    ]);
    expect(reportLinks(links, statuses)).toEqual({
      dead: [
        'docs/a.mdx:3: https://a.dev/gone#x is dead (status 404): mend the address, or remove the link.',
        'docs/a.mdx:6: https://b.dev/?x=1 is dead (nothing answers): mend the address, or remove the link.',
      ],
      advice: ['docs/a.mdx:5: https://a.dev/no answers 403 to programs: open it in a browser.'],
    });
  });

  it('have one address for all of their fragments', () => expect(addressOf('https://a.dev#x')).toBe('https://a.dev/'));

  it.each(['http://localhost:3000', 'https://example.com/x', '/docs', 'https://app.example.org', 'mailto:a@b.c'])(
    'leave out %s',
    (url) => expect(isOutside(url)).toBe(false),
  );
});
