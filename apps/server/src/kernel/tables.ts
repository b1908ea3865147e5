/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['audit_log', 'idempotency_keys', 'outbox', 'recurring_jobs'],
  publishes: ['audit_log'],
  exceptions: [
    { how: 'circle', of: 'people', reason: 'to be moved to the owner' },
    { how: 'circle', of: 'projects', reason: 'to be moved to the owner' },
  ],
}
