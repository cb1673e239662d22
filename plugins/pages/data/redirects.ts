import * as z from 'zod';
import {readData} from './read-data';

export const REDIRECTS = 'src/data/redirects.json';

/** A path that once was a page, and the page or outside address that answers it now. */
export interface Redirect {
  from: string;
  to: string;
}

const path = z.string().regex(/^\/\S+$/, 'write a path of this site');

export const redirects: Redirect[] = readData(REDIRECTS, z.array(z.strictObject({from: path, to: z.string()})));
