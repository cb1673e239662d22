import type {ReactNode} from 'react';
import type {ProviderId} from 'compose-check/data/provider-ids';

/** Hatchings as in a section drawing. Neutral on purpose: there's always a label next to them. */
const HATCHINGS: Record<ProviderId, string> = {
  aws: 'M6 5v10M10 5v10M14 5v10',
  azure: 'M5 7.7h10M5 12.3h10M7.7 5v10M12.3 5v10',
  digitalocean: 'M4.5 7.5c1.8-1.6 3.6-1.6 5.5 0s3.7 1.6 5.5 0M4.5 12.5c1.8-1.6 3.6-1.6 5.5 0s3.7 1.6 5.5 0',
  gcp: 'M5 11 11 5M5 15 15 5M9 15l6-6',
  playground: 'M10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
};

export const isProvider = (value: unknown): value is ProviderId => typeof value === 'string' && value in HATCHINGS;

/** The mark of a provider. The Playground has no account, so its square is dashed. */
export function Glyph({provider}: {provider: ProviderId}): ReactNode {
  return (
    <svg className="glyph" viewBox="0 0 20 20" aria-hidden="true">
      <rect
        x="1.7"
        y="1.7"
        width="16.6"
        height="16.6"
        rx="2.2"
        {...(provider === 'playground' && {strokeDasharray: '2.6 2.4'})}
      />
      <path d={HATCHINGS[provider]} />
    </svg>
  );
}
