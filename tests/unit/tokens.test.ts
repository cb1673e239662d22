import {afterEach, describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {expandDeep, expandTokens, siteTokens, tokenValues} from '../../plugins/tokens/expand';

const values = tokenValues({...site, name: 'Acme', slug: 'acme', prefix: 'ACME'});

describe('expandTokens', () => {
  it('knows the three forms of the name and paths into the identity', () => {
    expect(expandTokens('{Product} {product} {PRODUCT}_X x-{product}-postgres {links.portal}', values)).toBe(
      `Acme acme ACME_X x-acme-postgres ${site.links.portal}`,
    );
  });

  it('leaves variables and other braces alone', () => {
    const code = 'echo ${HOME} ${product} {"a": 1} f"{name}" ${{ secrets.X }}';
    expect(expandTokens(code, values)).toBe(code);
  });

  it('names the nearest right token of a wrong one', () => {
    expect(() => expandTokens('{Prodct}', values)).toThrow('Unknown token {Prodct}. Did you mean {Product}?');
    expect(() => expandTokens('{links.portl}', values)).toThrow('Did you mean {links.portal}?');
    expect(() => expandTokens('{anything}', values, true)).toThrow('Unknown token {anything}');
  });

  it('expands keys and values of data', () => {
    expect(expandDeep({'x-{product}-a': ['{Product}', 1, null]}, values)).toEqual({'x-acme-a': ['Acme', 1, null]});
  });
});

describe('siteTokens', () => {
  const {links} = site;
  afterEach(() => Object.assign(site, {links}));

  it('follows the identity, which the preview changes', () => {
    expect(siteTokens()['links.portal']).toBe(links.portal);
    Object.assign(site, {links: {...links, portal: 'https://portal.example'}});
    expect(siteTokens()['links.portal']).toBe('https://portal.example');
  });
});
