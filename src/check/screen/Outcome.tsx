import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {CheckResult, ProviderId, ServiceOutcome} from 'compose-check/types';
import {plainInline} from 'compose-check/inline-markdown';
import {partInWords, totalInWords} from 'compose-check/plan/costs';
import check from './check.module.css';
import styles from './outcome.module.css';
import {InlineMarkdown} from './InlineMarkdown';
import {Line} from './Lines';
import {Reach} from './Reach';
import {useShown} from './use-shown';
import {providerOf} from './providers';

/** Names in addresses that come from the project, the stack or the account. */
const PLACEHOLDER = /\b(?:PROJECT|STACK|TENANT|DOMAIN)\b/;

/** How the internet reaches a service. */
function reachOf({public: isPublic, openPorts}: ServiceOutcome): string {
  if (isPublic) return 'Public';
  const ports = openPorts?.length === 1 ? 'Port' : 'Ports';
  return openPorts ? `${ports} ${openPorts.join(', ')} open to the internet, with the public engine` : 'Private';
}

interface Props {
  result: CheckResult;
  provider: ProviderId;
}

function Service({service, isLost}: {service: ServiceOutcome; isLost: boolean}): ReactNode {
  const {name, line, resource, page, managed, address, replicas, memory, build, job, config, keeps, creates, month} =
    service;
  const size = [
    replicas !== undefined && `${replicas} ${replicas === 1 ? 'container' : 'containers'}`,
    memory,
    build && 'built from your source',
    job && 'runs once',
  ].filter(Boolean);
  return (
    <li className={styles.service}>
      <div className="baseline">
        <h3 className={styles.name}>{name}</h3>
        <Line line={line} />
      </div>
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
        {[size.join(', '), creates, month && partInWords(month)].filter(Boolean).map((text) => (
          <p key={text} className="muted-sm">
            {text}
          </p>
        ))}
      </div>
      <div>
        <p>
          <span>{reachOf(service)}</span>
          {address && (
            <span>
              : <code>{address}</code>
            </span>
          )}
        </p>
        {(keeps || isLost) && <p className="muted-sm">{keeps ? 'Keeps its data' : 'Loses its data at a restart'}</p>}
        {config.length > 0 && (
          <p className="muted-sm">
            Needs <code>{config.join(', ')}</code>
          </p>
        )}
      </div>
    </li>
  );
}

/** What is created, who reaches whom, and what keeps data: as a picture and as a list. */
export function Outcome({result, provider}: Props): ReactNode {
  const {services, reach, shared, month, findings} = result;
  const [shown, more] = useShown(services);
  if (services.length === 0) return null;
  const {name} = providerOf(provider);
  const lost = findings.flatMap(({severity, service}) => (severity === 'data-lost' ? service : []));
  return (
    <section className={styles.part} aria-labelledby="check-outcome">
      {/* On a phone, what harms comes first, and this is long. */}
      <details open={window.matchMedia('(width > 40rem)').matches}>
        <summary>
          <h2 id="check-outcome">{`What will be created on ${name}`}</h2>
        </summary>
        {reach.length > 0 && <Reach wires={reach} />}
        <ul className="ruled">
          {shown.map((service) => (
            <Service key={service.name} service={service} isLost={lost.includes(service.name)} />
          ))}
        </ul>
        {more}
        {month && (
          <p>
            <InlineMarkdown text={`Cost: ${totalInWords(month)}`} />{' '}
            <Link to="/docs/guides/monthly-cost">What a month costs</Link>
          </p>
        )}
        <p className={check.small}>
          {shared
            ? `All services share: ${shared.creates}${month ? ` (${partInWords(month.shared)})` : ''}. That’s what the public engine creates in every mode, at its commit ${shared.engine}, recorded on ${shared.read}. Sizes and NAT gateways depend on the mode.`
            : `What else is created on ${name} is unknown: its engine isn’t public.`}
        </p>
        {shown.some(({address}) => address && PLACEHOLDER.test(address)) && (
          <p className={check.small}>
            Words in capitals stand for names that aren’t in the file: your project, your stack and your tenant.
          </p>
        )}
        {shown.some(({addressDepends}) => addressDepends) && (
          <p className={check.small}>
            <span>{`Addresses on ${name} `}</span>
            <Link to="/docs/concepts/deploy-engine#what-differs">depend on your engine</Link>.
          </p>
        )}
      </details>
    </section>
  );
}
