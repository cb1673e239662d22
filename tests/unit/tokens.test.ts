import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {expandDeep, expandTokens, tokenValues} from '../../plugins/pages/tokens';
import {loadVersions} from '../../plugins/pages/data/versions';
import {remarkTokens} from '../../plugins/remark/remark-tokens';
import {runRemark} from '../support/run-remark';

const values = tokenValues({...site, name: 'Acme', slug: 'acme', prefix: 'ACME'});

describe('expandTokens', () => {
  it('knows the three forms of the name and paths into the identity', () => {
    expect(expandTokens('{Product} {product} {PRODUCT}_X x-{product}-postgres {links.portal}', values)).toBe(
      `Acme acme ACME_X x-acme-postgres ${site.links.portal}`,
    );
  });

  it('leaves variables and other braces alone', () => {
    const code =
      'echo ${HOME} ${product} {"a": 1} f"{name}" ${{ secrets.X }} const {constructor} = a; %{http_code} {8-11}';
    expect(expandTokens(code, values)).toBe(code);
  });

  it('names the nearest right token of a wrong one', () => {
    expect(() => expandTokens('{Prodct}', values)).toThrow('Unknown token {Prodct}. Did you mean {Product}?');
    expect(() => expandTokens('{links.portl}', values)).toThrow('Did you mean {links.portal}?');
    expect(() => expandTokens('{links.docs_repo}', values)).toThrow('Did you mean {links.docsRepo}?');
    expect(() => expandTokens('{anything}', values, true)).toThrow('Unknown token {anything}');
  });

  it('expands keys and values of data', () => {
    expect(expandDeep({'x-{product}-a': ['{Product}', 1, null]}, values)).toEqual({'x-acme-a': ['Acme', 1, null]});
  });
});

describe('remarkTokens', () => {
  const run = (value: string) => JSON.stringify(runRemark(value, remarkTokens));

  it('leaves comments alone', () => {
    expect(run('{/* for writers */}')).toContain('for writers');
  });

  it('knows the versions of the data', () => {
    const {runtimes, actions} = loadVersions();
    const {node} = runtimes;
    expect(run('```text\n{versions.node}\n```')).toContain(`"value":"${node?.version}"`);
    expect(run('`{versions.checkout}`')).toContain(`"value":"${actions['checkout']?.version}"`);
    expect(() => run('```text\n{versions.nod}\n```')).toThrow('Did you mean {versions.node}?');
  });
});
