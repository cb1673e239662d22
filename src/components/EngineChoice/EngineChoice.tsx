import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useEffect, useId} from 'react';
import {ENGINE_PAGE} from 'compose-check/data/engine-choice';
import {Choice} from '@site/src/components/Choice/Choice';

const CHOICES = [
  {id: 'unknown', name: "I don't know", says: 'this page describes the public deploy engine.'},
  {id: 'public', name: 'Public', says: 'your deploy engine is the public one.'},
  {id: 'older', name: 'Older', says: 'your deploy engine is the older one.'},
] as const;

/** Asks once which deploy engine the reader has. Pages then show what that one does: src/components/Engine. */
export function EngineChoice(): ReactNode {
  const [stored, slot] = useStorageSlot('docs.engine');
  const {id: engine, says} = CHOICES.find(({id}) => id === stored) ?? CHOICES[0];
  useEffect(() => {
    document.documentElement.dataset['engine'] = engine;
  }, [engine]);
  return (
    <div className="needs-script screen-only row between text-sm" data-markdown-ignore="">
      <span>
        On AWS and Google Cloud, {says}{' '}
        <Link className="link" to={`${ENGINE_PAGE}#which-one-you-have`}>
          Find out which you have
        </Link>
      </span>
      <Choice
        legend="Your deploy engine"
        name={useId()}
        choices={CHOICES}
        value={engine}
        onChange={(id) => slot.set(id)}
      />
    </div>
  );
}
