/** Capabilities that no page uses. Names as in Chromium: it logs unknown ones. */
const REFUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Headers besides the policy, for everything that can be opened directly. */
export const documentHeaders: Record<string, string> = {
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': REFUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers of every answer. */
export const securityHeaders: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Media types that can't run or embed anything, so the headers of documents don't matter for them. */
export const INERT_TYPES = /^(font\/|text\/css|image\/(avif|gif|jpeg|png|webp))/;

/** Names in this folder contain the hash of their content. */
export const HASHED = '/assets/';

export const CACHE = {
  hashed: 'public, max-age=31536000, immutable',
  /** Everything else is requested again; the ETag makes that cheap. */
  revalidated: 'no-cache',
} as const;

/** Data and Markdown are public and meant to be fetched from anywhere; pages aren't. */
export const SHARED_EXTENSIONS = ['json', 'md', 'txt', 'xml'];
