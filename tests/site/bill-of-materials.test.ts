import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

interface Bill {
  bomFormat: string;
  components: {purl: string; scope: string}[];
}

it('lists the packages of the site, and tells those of the tests apart', () => {
  const {bomFormat, components} = JSON.parse(readFileSync('build-host/sbom.json', 'utf8')) as Bill;
  const scopeOf = (start: string) => components.find(({purl}) => purl.startsWith(`pkg:npm/${start}`))?.scope;
  expect(bomFormat).toBe('CycloneDX');
  expect(scopeOf('react@18.2.0')).toBe('required');
  expect(scopeOf('%40playwright/test@')).toBe('optional');
});
