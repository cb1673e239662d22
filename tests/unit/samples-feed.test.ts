import {expect, it} from 'vitest';
import * as z from 'zod';
import {site} from '../../config/site';
import {samplesFeed} from '../../plugins/outputs/data-files';
import {loadSamples} from '../../plugins/pages/data/samples';

/** The structure that the tool decodes, and the address for everyone else. */
const entry = z.strictObject({
  name: z.string().min(1),
  title: z.string().min(1),
  category: z.string(),
  readme: z.string(),
  directoryName: z.string().min(1),
  shortDescription: z.string().min(1),
  tags: z.array(z.string()),
  languages: z.array(z.string()),
  configs: z.array(z.string()),
  oneClick: z.url().optional(),
});

it('makes the feed that the tool decodes, with every sample once', () => {
  const feed = z.array(entry).parse(JSON.parse(samplesFeed.make()));
  expect(feed.map((one) => one.name).sort()).toEqual(
    loadSamples()
      .map((sample) => sample.name)
      .sort(),
  );
  expect(new Set(feed.map((one) => one.directoryName)).size).toBe(feed.length);
  // The tool asks for them before the first deployment.
  const {configs = []} = loadSamples().find((sample) => sample.configs.length > 1) ?? {};
  expect(feed.map((one) => one.configs)).toContainEqual(configs);
  // By the folder, where the sample's README has a button.
  expect(feed.find(({name}) => name === 'flask')?.oneClick).toBe(`${site.links.portal}/sample/flask`);
  expect(feed.filter(({oneClick}) => !oneClick).map(({name}) => name)).toEqual([
    `${site.slug}-provider-handoff`,
    'platformatic',
  ]);
});
