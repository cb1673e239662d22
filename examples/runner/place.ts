import type {Environment, Running} from './processes';

/** Where an example is built and started: a container engine, or this machine. */
export interface Place {
  /** What a check that happens here is worth in the table: a user and a context can only be seen in a container. */
  sees: 'run' | 'read';
  /** Carries out the Dockerfile. @returns what was left out, as sentences */
  build: () => Promise<string[]>;
  /** Starts the container's command. */
  start: (environment: Environment) => Promise<App>;
  /** Runs a command in the first stage, where the tools of the build are, or in the one that is started. */
  inspect: (command: readonly string[], stage: 'first' | 'last') => Promise<string>;
  /** Deletes what was built. */
  clean: () => Promise<void>;
}

/** An app that runs. */
export interface App {
  process: Running;
  /** Runs a command next to it, in its folder and with its environment, as a health check is run. */
  exec: (command: readonly string[], seconds: number) => Promise<string>;
  /** Asks it to stop. */
  terminate: () => void;
  /** Ends it at once. */
  kill: () => Promise<void>;
}
