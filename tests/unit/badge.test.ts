import {describe, expect, it} from 'vitest';
import {badgeMarkdown, deployUrl, parseRepository, templateUrl} from '../../src/components/BadgeGenerator/badge';

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

  it('encodes the whole template address as one value', () => {
    const repository = {owner: 'octocat', name: 'my-app'};
    expect(templateUrl(repository)).toBe('https://github.com/new?template_name=my-app&template_owner=octocat');
    expect(deployUrl(repository, 'https://p/redirect?url=')).toBe(
      'https://p/redirect?url=https%3A%2F%2Fgithub.com%2Fnew%3Ftemplate_name%3Dmy-app%26template_owner%3Doctocat',
    );
    expect(badgeMarkdown(repository, 'https://p/?url=', 'https://i.svg', 'Deploy')).toMatch(
      /^\[!\[Deploy\]\(https:\/\/i\.svg\)\]\(https:\/\/p/,
    );
  });
});
