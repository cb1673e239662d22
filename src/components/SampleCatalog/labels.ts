/** Words for managed services, by their name in the data. */
export const MANAGED_LABELS: Record<string, string> = {
  llm: 'Managed LLM',
  mongodb: 'Managed MongoDB',
  postgres: 'Managed Postgres',
  redis: 'Managed Redis',
};
