import facts from '@generated/outputs/default/home-facts.json';
import type {ReactNode} from 'react';
import {Command} from '@site/src/components/Command/Command';
import {Radio} from '@site/src/components/Radio/Radio';
import {useExpand} from '@site/src/hooks/use-expand';
import {Timeline} from '@site/src/components/Timeline/Timeline';
import {FIRST_STEPS} from '@site/src/home/words';
import {DEPLOY_COMMANDS, INSTALL, SAMPLE_COMMAND} from '@site/src/home/copy';
import {Section} from './Section';
import styles from './first-steps.module.css';

/** Install commands, one per operating system; the choice needs no script. */
function Install(): ReactNode {
  const expand = useExpand();
  return (
    <div className={styles.install}>
      {INSTALL.map(({id, command}) => (
        <div key={id} data-system={id}>
          <Command command={expand(command)} prompt={id === 'windows' ? '>' : '$'} />
        </div>
      ))}
      <fieldset className={styles.systems} data-markdown-ignore="">
        <legend className="visually-hidden">Operating system</legend>
        {INSTALL.map(({id, label}) => (
          <Radio key={id} name="install-system" value={id} defaultChecked={id === 'macos'}>
            {label}
          </Radio>
        ))}
      </fieldset>
    </div>
  );
}

export function FirstSteps(): ReactNode {
  const expand = useExpand();
  return (
    <Section id="home-first-steps" title={FIRST_STEPS.title} text={FIRST_STEPS.text}>
      <Timeline label={FIRST_STEPS.title}>
        <li className={styles.step}>
          <h3>{FIRST_STEPS.install.title}</h3>
          <p>{FIRST_STEPS.install.text}</p>
          <Install />
        </li>
        <li className={styles.step}>
          <h3>{FIRST_STEPS.sample.title}</h3>
          <p>{`${facts.sampleCount} ${FIRST_STEPS.sample.text}`}</p>
          <Command command={expand(SAMPLE_COMMAND)} />
        </li>
        <li className={styles.step}>
          <h3>{FIRST_STEPS.deploy.title}</h3>
          <p>{FIRST_STEPS.deploy.text}</p>
          <div className={styles.commands}>
            {DEPLOY_COMMANDS.map((command) => (
              <Command key={command} command={expand(command)} />
            ))}
          </div>
        </li>
      </Timeline>
    </Section>
  );
}
