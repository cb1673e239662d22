import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './samples.module.css';

/** Words for managed services, by their name in the data. */
const MANAGED_LABELS: Record<string, string> = {
  llm: 'Managed LLM',
  mongodb: 'Managed MongoDB',
  postgres: 'Managed Postgres',
  redis: 'Managed Redis',
};

export interface SampleProps {
  name: string;
  title: string;
  languages: string;
  tags: string;
  managed: string;
  /** What it needs before its first deployment, a line each. */
  needs: string;
  href: string;
  command: string;
  /** Where a browser deploys it; empty if there's no such place. */
  oneClick: string;
  children: ReactNode;
}

const listOf = (value: string): string[] => value.split(',').filter(Boolean);

/** Names of managed services as readers know them. */
export const servicesOf = (managed: string): string[] => listOf(managed).map((name) => MANAGED_LABELS[name] ?? name);

/** One entry of the catalog: what it is, where its source is, and the command that starts it. */
export function Sample({
  name,
  title,
  languages,
  managed,
  needs,
  href,
  command,
  oneClick,
  children,
}: SampleProps): ReactNode {
  return (
    <li id={name} className={styles.sample}>
      <h2 className={styles.title}>
        <Link href={href}>{title}</Link>
      </h2>
      {children}
      <ul className="row" aria-label={`Languages and services of ${title}`}>
        {listOf(languages).map((language) => (
          <li key={language} className="badge">
            {language}
          </li>
        ))}
        {servicesOf(managed).map((service) => (
          <li key={service} className="badge">
            <span className="dot" aria-hidden="true" />
            {service}
          </li>
        ))}
      </ul>
      <code className={styles.command}>{command}</code>
      {oneClick && (
        <p className="links muted-xs">
          <Link href={oneClick} aria-label={`One-click deploy: ${title}`}>
            One-click deploy
          </Link>
        </p>
      )}
      <ul className={styles.needs}>
        {needs.split('\n').map((need) => (
          <li key={need}>{need}</li>
        ))}
      </ul>
    </li>
  );
}
