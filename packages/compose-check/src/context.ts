import type {Report} from './report';
import type {Service} from './project/service';
import type {CheckInput, Rules} from './types';
import type {MapValue} from './yaml/value';

/** A project as the tool would deploy it, and the report that collects what's wrong with it. */
export interface Context {
  input: CheckInput;
  rules: Rules;
  report: Report;
  root: MapValue;
  /** Whether an included file isn't here, which may have services. */
  isPartial: boolean;
  /** Services that are deployed, in file order. */
  services: Service[];
  /** Those that aren't, because of their profiles. */
  inactive: Service[];
  /** Those that are deployed, as the machine runs them: the reader's own, where the files are adapted. */
  machine: readonly Service[];
  /** Values from the env files. */
  values: ReadonlyMap<string, string>;
}

/** A rule about one service. It's named after what it looks at. */
export type ServiceRule = (service: Service, context: Context) => void;
/** A rule about the whole project. */
export type ProjectRule = (context: Context) => void;
