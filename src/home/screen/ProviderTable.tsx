import Link from '@docusaurus/Link';
import facts from '@generated/outputs/default/home-facts.json';
import clsx from 'clsx';
import {type ReactNode, useRef} from 'react';
import {Glyph} from '@site/src/components/Glyph/Glyph';
import {SCROLLING} from '@site/src/components/TableBox/TableBox';
import {useOverflow} from '@site/src/hooks/use-overflow';
import {PROVIDERS_SECTION} from '@site/src/home/words';
import type {ProviderId} from '@site/src/home/copy';
import styles from './provider-table.module.css';

function Cell({label, children}: {label: string; children: string}): ReactNode {
  return (
    <td data-label={label} className={clsx(children === 'No' && styles.absent)}>
      {children}
    </td>
  );
}

/** Providers in short. */
export function ProviderTable(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={styles.box} {...(useOverflow(box) && SCROLLING)}>
      <table className={styles.table} aria-labelledby="home-providers">
        <thead>
          <tr>
            {PROVIDERS_SECTION.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.providers.map(({id, name, computing, postgres, models, status}) => (
            <tr key={id}>
              <th scope="row">
                <Link className={styles.name ?? ''} to={`/docs/providers/${id}`}>
                  <Glyph provider={id as ProviderId} />
                  {name}
                </Link>
              </th>
              <Cell label="Runs on">{computing}</Cell>
              <Cell label="Postgres">{postgres}</Cell>
              <Cell label="Models">{models}</Cell>
              <td data-label="Status" className={styles.status}>
                <span className={clsx('dot', status !== 'Supported' && 'dot--off')} aria-hidden="true" />
                {status}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
