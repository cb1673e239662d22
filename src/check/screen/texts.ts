import type {IconName} from '@site/src/components/Icon/Icon';
import type {Mode, Severity} from 'compose-check/types';
import type {Verdict} from 'compose-check/verdict';

export const MODES: readonly {id: Mode; name: string}[] = [
  {id: 'affordable', name: 'Affordable'},
  {id: 'balanced', name: 'Balanced'},
  {id: 'high_availability', name: 'High availability'},
];

export const SEVERITY_ICONS: Record<Severity, IconName> = {
  stops: 'danger',
  'data-lost': 'danger',
  exposed: 'danger',
  'plain-secret': 'caution',
  'wont-work': 'danger',
  costs: 'caution',
  'may-not-work': 'caution',
  warns: 'caution',
  ignored: 'note',
  limited: 'info',
  becomes: 'tip',
  note: 'note',
  ok: 'check',
};

export const severityOf = (verdict: Verdict): Severity => {
  if (verdict === 'yes') return 'ok';
  return verdict === 'yes-if' || verdict === 'not-checked' ? 'warns' : verdict;
};

/** A typical file: it deploys, but not everything in it has an effect. */
export const EXAMPLE = `services:
  web:
    build: .
    restart: always
    container_name: shop-web
    ports:
      - "3000:3000"
    environment:
      SESSION_KEY:
      DATABASE_URL: postgres://shop@db:5432/shop
    depends_on:
      - db
    networks:
      - backend

  db:
    image: postgres:17
    environment:
      POSTGRES_PASSWORD:
    volumes:
      - data:/var/lib/postgresql/data
    networks:
      - backend

volumes:
  data:

networks:
  backend:
`;

/** Summary of a log. */
export function knownText(explanations: readonly unknown[]): string {
  if (explanations.length === 0) return 'No known message';
  return explanations.length === 1 ? 'One known message' : `${explanations.length} known messages`;
}
