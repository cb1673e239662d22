import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {CheckResult, ProviderId, ServiceOutcome} from 'compose-check/types';
import {plainInline} from 'compose-check/inline-markdown';
import check from './check.module.css';
import styles from './outcome.module.css';
import {InlineMarkdown} from './InlineMarkdown';
import {Picture} from './Picture';
import {Reach} from './Reach';
import {useShown} from './use-shown';
import {providerOf} from '@site/src/components/ProviderChoice/providers';

/** Names in addresses that come from the project, the stack or the account. */
const PLACEHOLDER = /\b(?:PROJECT|STACK|TENANT|DOMAIN)\b/;

/** A key without the name of its service. */
const own = (path: string, service: string): string => path.replace(`services.${service}.`, '');

function Service({service}: {service: ServiceOutcome}): ReactNode {
  const {name, resource, page, managed, address, replicas, memory, build, job, config, dropped} = service;
  const size = [
    replicas !== undefined && `${replicas} ${replicas === 1 ? 'container' : 'containers'}`,
    memory,
    build && 'built from your source',
    job && 'runs once',
  ].filter(Boolean);
  return (
    <li className={styles.service}>
      <h3 className={styles.name}>{name}</h3>
      <div>
        <p>
          {page ? <Link to={page}>{plainInline(resource)}</Link> : <InlineMarkdown text={resource} />}
          {managed && (
            <span>
              {' '}
              <span className="badge">
                <span className="dot" aria-hidden="true" />
                Managed
              </span>
            </span>
          )}
        </p>
        {size.length > 0 && <p className="muted-sm">{size.join(', ')}</p>}
      </div>
      <div>
        <p>
          <span>{service.public ? 'Public' : 'Private'}</span>
          {address && (
            <span>
              : <code>{address}</code>
            </span>
          )}
        </p>
        {config.length > 0 && (
          <p className="muted-sm">
            Needs <code>{config.join(', ')}</code>
          </p>
        )}
        {dropped.length > 0 && (
          <p className="muted-sm">
            No effect: <code>{dropped.map((path) => own(path, name)).join(', ')}</code>
          </p>
        )}
      </div>
    </li>
  );
}

interface Props {
  result: CheckResult;
  file: string;
  provider: ProviderId;
}

/** Who reaches whom, and what each service becomes, as a picture and as a list. */
export function Outcome({result, file, provider}: Props): ReactNode {
  const {services, reach, figure} = result;
  const [shown, more] = useShown(services);
  if (services.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="check-outcome">
      <h2 id="check-outcome">{`What it becomes on ${providerOf(provider).name}`}</h2>
      {reach.length > 0 && <Reach wires={reach} />}
      {figure.length > 0 && <Picture key={provider} file={file} provider={provider} result={result} />}
      <ul className="ruled">
        {shown.map((service) => (
          <Service key={service.name} service={service} />
        ))}
      </ul>
      {more}
      {shown.some(({address}) => address && PLACEHOLDER.test(address)) && (
        <p className={check.small}>
          Words in capitals stand for names that aren’t in the file: your project, your stack and your tenant.
        </p>
      )}
      {shown.some(({addressDepends}) => addressDepends) && (
        <p className={check.small}>
          <span>{`Addresses on ${providerOf(provider).name} `}</span>
          <Link to="/docs/concepts/deploy-engine#what-differs">depend on your engine</Link>.
        </p>
      )}
    </section>
  );
}
