import {site} from '../../../config/site';
import type {Passages} from '../../../src/ask/engine/passages';
import {pack} from '../../../src/search/engine/pack';
import type {Page} from '../../pages/page';
import {loadPages} from '../../remark/load-pages';
import type {GeneratedFile} from '../generated-file';
import {hashedAddress} from '../loaded-files';
import {sectionRecords} from '../search/section-records';

/** The sections of all pages with their blocks. */
export const passagesOf = (pages: readonly Page[], commonWords: string[]): Passages =>
  pack(sectionRecords(pages), commonWords, ({blocks}) => blocks);

/** The passages that answers quote, loaded when a question is asked. */
export const passagesFile = (): GeneratedFile => ({
  path: hashedAddress('passages'),
  make: () => JSON.stringify(passagesOf(loadPages(), [site.slug])),
});
