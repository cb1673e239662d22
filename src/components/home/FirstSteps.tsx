import type {ReactNode} from 'react';
import {Command} from '@site/src/components/Command/Command';
import {useExpand} from '@site/src/components/product/expand';
import {DEPLOY_COMMAND, INSTALL, SAMPLE_COMMAND, SAMPLE_COUNT} from '@site/src/data/home';
import {Section} from './Section';
import styles from './home.module.css';

/** Install commands, one an operating system; the choice needs no script. */
function Install(): ReactNode {
  const expand = useExpand();
  return (
    <div className={styles.install}>
      {INSTALL.map(({id, command}) => (
        <div key={id} data-system={id}>
          <Command command={expand(command)} prompt={id === 'windows' ? '>' : '$'} />
        </div>
      ))}
      <fieldset className={styles.systems}>
        <legend className="visually-hidden">Operating system</legend>
        {INSTALL.map(({id, label}) => (
          <label key={id}>
            <input type="radio" name="install-system" value={id} defaultChecked={id === 'macos'} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

export function FirstSteps(): ReactNode {
  const expand = useExpand();
  return (
    <Section
      id="home-first-steps"
      title="Three commands from nothing to a public address"
      text="The first run needs no cloud account. The Playground is free, and there to try things out."
    >
      <ol className={styles.steps}>
        <li>
          <h3>Install the CLI</h3>
          <p>One program for macOS, Linux and Windows; also an npm package, a container and a Nix flake.</p>
          <Install />
        </li>
        <li>
          <h3>Start from a sample</h3>
          <p>{SAMPLE_COUNT} of them, from a bare HTTP server to agents with a managed model.</p>
          <Command command={expand(SAMPLE_COMMAND)} />
        </li>
        <li>
          <h3>Deploy it</h3>
          <p>Builds in the cloud and prints an HTTPS address. Run it again to update.</p>
          <Command command={expand(DEPLOY_COMMAND)} />
        </li>
      </ol>
    </Section>
  );
}
