/** What a reader's first search loads, before the hash is in it. */
export const TITLES = '/assets/search/titles.json';
export const RECORDS = '/assets/search/records.json';
export const MODAL_STYLES = '/assets/search/modal.css';
