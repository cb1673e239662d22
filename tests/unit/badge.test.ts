import {describe, expect, it} from 'vitest';
import {badgeMarkdown, parseRepository, templateUrl} from '../../src/components/BadgeGenerator/badge';

describe('badge generator', () => {
  it.each([
    'octocat/my-app',
    ' https://github.com/octocat/my-app ',
    'github.com/octocat/my-app/tree/main',
    'git@github.com:octocat/my-app.git',
    'https://github.com/octocat/my-app?tab=readme#top',
  ])('reads %s', (input) => expect(parseRepository(input)).toEqual({owner: 'octocat', name: 'my-app'}));

  it.each([
    ['', /Enter a repository/],
    ['octocat', /repository name is missing/],
    ['https://gitlab.com/a/b', /Only repositories on github\.com/],
    ['-bad/x', /a GitHub owner/],
    ['octocat/<script>', /a repository name/],
    ['octocat/..', /a repository name/],
  ])('refuses %j', (input, message) => expect(() => parseRepository(input)).toThrow(message));

  it('links the badge to the page that creates a repository from the template', () => {
    const repository = {owner: 'octocat', name: 'my-app'};
    expect(templateUrl(repository)).toBe('https://github.com/new?template_name=my-app&template_owner=octocat');
    expect(badgeMarkdown(repository, 'https://i.svg', 'Deploy')).toBe(
      '[![Deploy](https://i.svg)](https://github.com/new?template_name=my-app&template_owner=octocat)',
    );
  });
});
