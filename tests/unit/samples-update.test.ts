import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../config/site';
import {updateSamples} from '../../plugins/commands/data-samples';
import type {Sample, Samples} from '../../src/data/samples-schema';
import {commitAll, folderWith} from '../support/folder-with';

const COMPOSE = `name: shop
services:
  web:
    build: ./app
    ports: ["3000:3000"]
    environment:
      SESSION_KEY:
  store:
    image: postgres:16
    x-${site.slug}-postgres: true
    environment:
      POSTGRES_PASSWORD:
`;

/** A checkout of the samples repository with these files, and the data of one sample, `shop`. */
function checkout(files: Record<string, string>): {folder: string; data: string} {
  const folder = folderWith({});
  folderWith(files, join(folder, 'samples'));
  commitAll(folder);
  const data = join(folder, 'samples.json');
  writeFileSync(data, JSON.stringify({source: {}, samples: [{name: 'shop', title: 'Shop', configs: ['OLD']}]}));
  return {folder, data};
}

function needsOf(files: Record<string, string>): Sample | undefined {
  const {folder, data} = checkout(files);
  updateSamples(folder, data);
  return (JSON.parse(readFileSync(data, 'utf8')) as Samples).samples[0];
}

describe('data:samples', () => {
  it('reads config, Dockerfile and providers from the files of a sample, and keeps our own words', () => {
    const readme = '[![1-click-deploy](x.svg)](https://x.example)\n';
    expect(
      needsOf({'shop/compose.yaml': COMPOSE, 'shop/app/Dockerfile': 'FROM node:24\n', 'shop/README.md': readme}),
    ).toEqual({
      name: 'shop',
      title: 'Shop',
      oneClick: true,
      configs: ['POSTGRES_PASSWORD', 'SESSION_KEY'],
      dockerfiles: ['app/Dockerfile'],
      railpack: [],
      providers: ['aws', 'gcp', 'azure', 'playground'],
    });
  });

  it('knows that a folder without a Dockerfile is built on two clouds only', () => {
    const needs = needsOf({'shop/compose.yaml': COMPOSE});
    expect([needs?.dockerfiles, needs?.railpack, needs?.providers]).toEqual([[], ['app'], ['aws', 'gcp']]);
  });
});
