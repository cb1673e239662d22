import Link from '@docusaurus/Link';
import facts from '@generated/home-facts/default/facts.json';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {PROVIDERS_SECTION} from '@site/src/pages/_home/words';
import type {ProviderId} from '@site/src/pages/_home/copy';
import styles from './provider-table.module.css';

function Cell({label, children}: {label: string; children: string}): ReactNode {
  return (
    <td role="cell" data-label={label} className={clsx(children === 'No' && styles.absent)}>
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
        {facts.providers.map(({id, name, computing, postgres, models, status}) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              <Link className={styles.name ?? ''} to={`/docs/providers/${id}`}>
                <Glyph provider={id as ProviderId} />
                {name}
              </Link>
            </th>
            <Cell label="Runs on">{computing}</Cell>
            <Cell label="Postgres">{postgres}</Cell>
            <Cell label="Models">{models}</Cell>
            <td role="cell" data-label="Status" className={styles.status}>
              <span className={clsx('dot', status !== 'Supported' && 'dot--off')} aria-hidden="true" />
              {status}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
