import {MARK} from './text/mark';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * HTML of a text with marks, for DocSearch, which writes it into the page as it is. Nothing but the marks is markup,
 * whatever a record or the service contains.
 */
export const markedHtml = (text: string): string =>
  escapeHtml(text).replaceAll(escapeHtml(MARK.open), MARK.open).replaceAll(escapeHtml(MARK.close), MARK.close);

/** Pieces of a text with marks; every second one, from the second on, is a match. */
export const markedPieces = (text: string): string[] => text.split(/<\/?mark>/);
