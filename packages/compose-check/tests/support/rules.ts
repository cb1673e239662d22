import {readFileSync, readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parse} from 'yaml';
import {assembleRules} from '../../data/rules';
import type {Rules} from '../../src/types';

/** Path of something in this package. */
export const inPackage = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The tool as these tests call it. A site has a name of its own, and reads the same files with that. */
export const PRODUCT: Rules['product'] = {name: 'Acme', slug: 'acme', prefix: 'ACME'};

/** A text with its tokens filled in: `{Product}`, `{product}`, `{PRODUCT}`, `{links.portal}`. */
export const withNames = (text: string, {name, slug, prefix} = PRODUCT): string =>
  text.replaceAll(/(?<!\$)\{(Product|product|PRODUCT|links\.(\w+))\}/g, (_, token: string, link?: string) =>
    link ? `https://${link}.example` : token === 'Product' ? name : token === 'product' ? slug : prefix,
  );

/** A YAML or JSON file of this package with its tokens filled in. */
export const readYamlFile = (path: string, product = PRODUCT): unknown =>
  parse(withNames(readFileSync(inPackage(path), 'utf8'), product), {merge: true});

const {release} = readYamlFile('tests/fixtures/verdicts/recorded.json') as {release: string};

export const rules = assembleRules(
  {
    read: (file, schema) => schema.parse(readYamlFile(`data/${file}`)),
    names: (folder) => {
      const files = readdirSync(inPackage(`data/${folder}`)).filter((name) => /^[^.].*\.yaml$/.test(name));
      return files.map((name) => name.slice(0, -'.yaml'.length)).sort();
    },
  },
  {product: PRODUCT, release, closed: {}},
);
