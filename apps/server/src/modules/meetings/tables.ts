/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [
    'calendar_feeds',
    'meeting_days_off',
    'meeting_hours',
    'meeting_journals',
    'meeting_private_notes',
    'meetings',
  ],
  publishes: ['meeting_journals', 'meetings'],
  exceptions: [
    {
      how: 'write',
      of: 'action_data',
      file: 'leaving-store.ts',
      reason:
        'cancels meetings and frees their dates in one statement; to be moved to a fragment of actions',
    },
  ],
}
