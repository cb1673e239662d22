/** Queries to show what can be searched for. */
export const EXAMPLES = ['custom domain', '--detach', 'ports', 'missing configs'];
