import {NoOperationTraceWriter, convertWorkflowTemplate, parseWorkflow} from '@actions/workflow-parser';

export interface WorkflowProblem {
  /** From 1. */
  line: number;
  message: string;
}

/** What GitHub's own parser says of a workflow: unknown keys, wrong types, expressions that don't parse, missing jobs. */
export async function validateWorkflow(source: string): Promise<WorkflowProblem[]> {
  const {context, value} = parseWorkflow({name: 'workflow.yaml', content: source}, new NoOperationTraceWriter());
  // Finds what is wrong between jobs, where each of them can be read.
  if (value && !context.errors.getErrors().length) await convertWorkflowTemplate(context, value);
  return context.errors
    .getErrors()
    .map(({rawMessage, range}) => ({line: range?.start.line ?? 1, message: rawMessage}))
    .slice(0, 3);
}
