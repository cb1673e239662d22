import {expect, it} from 'vitest';
import {issueUrl, voteOn, withVote} from '../../src/components/PageFeedback/feedback';

it('fills an issue with the page it is about, whatever its title holds', () => {
  const url = new URL(issueUrl('https://example.org/issues/new', 'R&D + "more"?', 'https://docs.example.org/docs/x'));
  expect(url.origin + url.pathname).toBe('https://example.org/issues/new');
  expect(url.searchParams.get('title')).toBe('Page "R&D + "more"?": ');
  expect(url.searchParams.get('body')).toContain('Page: https://docs.example.org/docs/x\n');
});

it('a vote counts once for a page, the newest', () => {
  const stored = withVote(withVote(withVote(null, '/a', 'yes'), '/b', 'no'), '/a', 'no');
  expect(['/a', '/b', '/c'].map((path) => voteOn(path, stored))).toEqual(['no', 'no', null]);
});

it.each(['', 'not json', 'null', '5', '{"/a":"maybe"}', '[["/a","yes"]]'])(
  'there is none where %j is stored',
  (stored) => {
    expect(voteOn('/a', stored)).toBeNull();
    expect(voteOn('/a', withVote(stored, '/a', 'yes'))).toBe('yes');
  },
);
