import {type InboundLink, inboundLinksSchema} from '../../../src/data/inbound-links-schema';
import {readData} from './read-data';

export const INBOUND = 'src/data/inbound-links.json';

/** All entries, in the order of the file. */
export const loadInboundLinks = (): InboundLink[] => readData(INBOUND, inboundLinksSchema);
