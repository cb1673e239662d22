/**
 * The whole policy of a build without keys, because any directive or source more is a door. Hashes are one word: they
 * change with the inline code.
 */
export const WHOLE_POLICY = [
  "default-src 'self'",
  "script-src 'self' HASHES",
  "style-src 'self' HASHES",
  "style-src-attr 'unsafe-hashes' HASHES",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "media-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "base-uri 'none'",
];

/** Directives of a policy, with one word for its hashes. */
export const directivesOf = (policy: string): string[] =>
  policy.replaceAll(/'sha256-[\w+/]{43}='( 'sha256-[\w+/]{43}=')*/g, 'HASHES').split('; ');

/** Headers of everything that can be opened directly, on every host, besides the policy. */
export const SAFETY_HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
