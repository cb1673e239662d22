import {site} from '../../../config/site';
import type {GeneratedFile} from '../generated-file';
import {hashedAddress} from '../hashed-address';
import {loadPages} from '../../remark/load-pages';
import {passagesOf} from './passages';
import {PASSAGES} from './passages-file';

/** What answers are quoted from, loaded when a question is asked. */
export const passagesFile = (): GeneratedFile => ({
  path: hashedAddress(PASSAGES),
  contentType: 'application/json; charset=utf-8',
  make: () => JSON.stringify(passagesOf(loadPages(), [site.slug])),
});
