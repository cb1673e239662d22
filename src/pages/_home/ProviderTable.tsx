import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {PROVIDERS_SECTION} from '@site/src/pages/_home/words';
import {PROVIDER_NAMES, PROVIDER_TABLE, PROVIDERS} from '@site/src/pages/_home/copy';
import styles from './provider-table.module.css';

const ABSENT = new Set(['No', '—']);

function Cell({label, children}: {label: string; children: string}): ReactNode {
  return (
    <td role="cell" data-label={label} className={clsx(ABSENT.has(children) && styles.absent)}>
      {children}
    </td>
  );
}

/** Providers in short. Roles are written out because a changed `display` drops them. */
export function ProviderTable(): ReactNode {
  return (
    <table className={styles.table} role="table" aria-labelledby="home-providers">
      <thead role="rowgroup">
        <tr role="row">
          {PROVIDERS_SECTION.columns.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {PROVIDERS.map((id) => {
          const row = PROVIDER_TABLE[id];
          return (
            <tr key={id} role="row">
              <th role="rowheader" scope="row">
                <Link className={styles.name ?? ''} to={`/docs/providers/${id}`}>
                  <Glyph provider={id} />
                  {PROVIDER_NAMES[id]}
                </Link>
              </th>
              <Cell label="Runs on">{row.computing}</Cell>
              <Cell label="Postgres">{row.postgres}</Cell>
              <Cell label="Models">{row.models}</Cell>
              <td role="cell" data-label="Status" className={styles.status}>
                <span className={clsx('dot', !row.isProduction && 'dot--off')} aria-hidden="true" />
                {row.status}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
