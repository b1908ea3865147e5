/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['audit_log', 'idempotency_keys', 'outbox', 'recurring_jobs'],
  publishes: ['audit_log'],
  exceptions: [
    {
      how: 'circle',
      of: 'people',
      reason: 'admission reads memberships; to become a plug-in of people',
    },
    {
      how: 'circle',
      of: 'projects',
      reason: 'admission reads projects; to become a plug-in of projects',
    },
  ],
}
