import {child, namesIn} from '../yaml/value';
import type {Service} from '../project/service';
import type {Plan} from './plan';

/**
 * Services that only a profile of the reader's starts get the one that the CLI uses. Where all have one, the reader chooses.
 *
 * @returns names of these services
 */
export function profiles(plan: Plan): Set<string> {
  const {context} = plan;
  const {inactive, rules} = context;
  const namesOf = (service: (typeof inactive)[number]) => namesIn(child(service.value, 'profiles'));
  const wanted = new Set(plan.hits('compose-profiles').map(({service}) => service));
  // Where all that the author builds has a profile, what is left isn't the app.
  const isBuilt = ({value}: Service) => value.entries.has('build');
  const isAlone =
    wanted.size === 0 && !context.services.some(isBuilt) && (context.services.length === 0 || inactive.some(isBuilt));
  const [first] = inactive;
  if (!first || (!isAlone && wanted.size === 0)) return new Set();
  const choices = [...new Set([...inactive.flatMap(namesOf), 'all'])];
  const question = isAlone ? plan.ask(`profiles:${first.name}`, choices, 'all') : undefined;
  const chosen = inactive.filter((service) =>
    question ? question.answer === 'all' || namesOf(service).includes(question.answer) : wanted.has(service),
  );
  plan.propose(first, {
    reason: 'profiles',
    question,
    place: first.value.entries.get('profiles')?.key ?? first.key,
    slots: {OTHERS: chosen.map(({name}) => name).join(' ')},
    apply(draft) {
      for (const {name} of chosen) draft.put(plan.part(name, 'profiles')?.value, rules.product.slug);
    },
  });
  return new Set(chosen.map(({name}) => name));
}
