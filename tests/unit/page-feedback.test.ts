import {expect, it} from 'vitest';
import {issueUrl} from '../../src/components/PageFeedback/issue-url';

it('fills an issue with the page it is about, whatever its title holds', () => {
  const url = new URL(issueUrl('https://example.org/issues/new', 'R&D + "more"?', 'https://docs.example.org/docs/x'));
  expect(url.origin + url.pathname).toBe('https://example.org/issues/new');
  expect(url.searchParams.get('title')).toBe('Page "R&D + "more"?": ');
  expect(url.searchParams.get('body')).toContain('Page: https://docs.example.org/docs/x\n');
});
