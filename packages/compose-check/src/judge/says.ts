import type {Context, ServiceRule} from '../context';
import type {Service} from '../project/service';
import type {Remark} from '../report';

/** Where something is said, with the reader's names for its words. */
type Said = Remark & {slots?: Record<string, string>};

/** Rules that say one thing each about a service, by the ID of its words in the data. */
export const says = (
  rules: Record<string, (service: Service, context: Context) => Said | Said[] | false | undefined>,
): ServiceRule[] =>
  Object.entries(rules).map(([id, find]): ServiceRule => (service, context) => {
    for (const {slots, ...where} of [find(service, context) || []].flat()) context.report.say(id, where, slots);
  });
