import {validateWorkflow} from '@action-validator/core';

interface WorkflowError {
  code?: string;
  title?: string;
  detail?: string;
  path?: string;
  states?: {errors?: WorkflowError[]}[];
}

function sentences(errors: WorkflowError[]): string[] {
  return errors.flatMap((error) => [
    [error.path, error.title, error.detail].filter(Boolean).join(' '),
    ...sentences((error.states ?? []).flatMap((state) => state.errors ?? [])),
  ]);
}

/** GitHub's own schema for workflow files. */
export const Validator = {
  workflow: (source: string): string[] =>
    sentences((validateWorkflow(source) as unknown as {errors?: WorkflowError[]}).errors ?? []).slice(0, 3),
};
