import {describe, expect, it} from 'vitest';
import {issueUrl, parseVotes, withVote} from '../../src/components/PageFeedback/feedback';

it('fills an issue with the page it is about, whatever its title holds', () => {
  const url = new URL(issueUrl('https://example.org/issues/new', 'R&D + "more"?', 'https://docs.example.org/docs/x'));
  expect(url.origin + url.pathname).toBe('https://example.org/issues/new');
  expect(url.searchParams.get('title')).toBe('Page "R&D + "more"?": ');
  expect(url.searchParams.get('body')).toContain('Page: https://docs.example.org/docs/x\n');
});

describe('votes', () => {
  it('count once for a page, the newest last', () => {
    const votes = withVote(withVote(withVote([], '/a', 'yes'), '/b', 'no'), '/a', 'no');
    expect(parseVotes(JSON.stringify(votes))).toEqual([
      ['/b', 'no'],
      ['/a', 'no'],
    ]);
  });

  it('are forgotten beyond 200, the oldest first', () => {
    let votes = parseVotes(null);
    for (let page = 1; page <= 201; page++) votes = withVote(votes, `/${page}`, 'yes');
    expect(votes).toHaveLength(200);
    expect(votes[0]).toEqual(['/2', 'yes']);
    expect(votes.at(-1)).toEqual(['/201', 'yes']);
  });

  it.each(['', 'not json', 'null', '5', '{"/a":"yes"}', '[5,["/a"],["/a","maybe"],[1,"yes"]]'])(
    'are none where %j is stored',
    (stored) => {
      expect(parseVotes(stored)).toEqual([]);
    },
  );
});
