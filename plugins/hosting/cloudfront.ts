import {handler} from './edge-function';
import {CACHE, documentHeaders, HASHED, securityHeaders, SHARED_EXTENSIONS} from './headers';
import type {HostFacts, HostFile} from './host-facts';
import {UPGRADE} from './policy';

/** Size that CloudFront allows for the source of a function, in bytes. */
const LARGEST_FUNCTION = 10_240;

/** Beginning, up to a slash, that most outside targets share. */
function commonPrefix(targets: string[]): string {
  const outside = targets.filter((target) => target.startsWith('https://'));
  const counts = new Map<string, number>();
  for (const target of outside) {
    const start = target.slice(0, target.lastIndexOf('/') + 1);
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '~';
}

/**
 * Source of the CloudFront Function for viewer requests.
 *
 * @throws Error when it's larger than CloudFront takes
 */
export function edgeFunctionSource({redirects}: HostFacts): string {
  const targets = redirects.map(({to, query, hash}) => `${to}${query}${hash}`);
  const prefix = commonPrefix(targets);
  const table = Object.fromEntries(
    redirects.map(({from}, index) => {
      const target = targets[index] ?? '';
      return [from, target.startsWith(prefix) ? `~${target.slice(prefix.length)}` : target];
    }),
  );
  const source = `const PREFIX = ${JSON.stringify(prefix)};\nconst REDIRECTS = ${JSON.stringify(table)};\n${handler.toString()}\n`;
  if (Buffer.byteLength(source) > LARGEST_FUNCTION) {
    throw new Error(
      `The CloudFront function has ${Buffer.byteLength(source)} bytes (${LARGEST_FUNCTION} at most): move the redirects to a key value store.`,
    );
  }
  return source;
}

/** Files for agents and feeds may be fetched from anywhere. */
const ANY_ORIGIN = {
  AccessControlAllowOrigins: {Quantity: 1, Items: ['*']},
  AccessControlAllowHeaders: {Quantity: 1, Items: ['*']},
  AccessControlAllowMethods: {Quantity: 2, Items: ['GET', 'HEAD']},
  AccessControlAllowCredentials: false,
  OriginOverride: true,
};

/** Response headers policy in the words of the CloudFront API. */
function responseHeadersPolicy(policy: string, isShared = false) {
  const {'Permissions-Policy': permissions, 'Cross-Origin-Opener-Policy': opener} = documentHeaders;
  const custom = {'Permissions-Policy': permissions, 'Cross-Origin-Opener-Policy': opener};
  const items = Object.entries(custom).map(([Header, Value]) => ({Header, Value, Override: true}));
  return {
    Name: `documentation-site${isShared ? '-shared' : ''}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {Override: true, ContentSecurityPolicy: `${policy}; ${UPGRADE}`},
      ContentTypeOptions: {Override: true},
      FrameOptions: {Override: true, FrameOption: 'DENY'},
      ReferrerPolicy: {Override: true, ReferrerPolicy: securityHeaders['Referrer-Policy']},
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 63_072_000,
        IncludeSubdomains: true,
        Preload: false,
      },
    },
    ...(isShared && {CorsConfig: ANY_ORIGIN}),
    CustomHeadersConfig: {Quantity: items.length, Items: items},
  };
}

/** Files for S3 behind CloudFront; how they are applied is in `deploy/README.md`. */
export function cloudfrontFiles(facts: HostFacts): HostFile[] {
  const description = {
    responseHeadersPolicy: responseHeadersPolicy(facts.policy),
    sharedFiles: {
      pathPatterns: SHARED_EXTENSIONS.map((extension) => `*.${extension}`),
      responseHeadersPolicy: responseHeadersPolicy(facts.policy, true),
    },
    uploads: [
      {prefix: HASHED.slice(1), cacheControl: CACHE.hashed},
      {prefix: '', cacheControl: CACHE.revalidated},
    ],
    // S3 answers 403 for what is missing when listing isn't allowed.
    customErrorResponses: [403, 404].map((ErrorCode) => ({
      ErrorCode,
      ResponseCode: '404',
      ResponsePagePath: '/404.html',
      ErrorCachingMinTTL: 10,
    })),
  };
  return [
    {path: '../cloudfront.json', text: `${JSON.stringify(description, null, 2)}\n`},
    {path: '../cloudfront-function.js', text: edgeFunctionSource(facts)},
  ];
}
