/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['erasure_requests'],
  publishes: [],
  exceptions: [
    {
      how: 'write',
      of: 'users',
      file: 'migrations/0090-erasure.sql',
      reason: 'an applied migration is not changed',
    },
    {
      how: 'write',
      of: 'completions',
      file: 'erase-store.ts',
      reason: 'empties what stays of an erased person; to be moved to the owners',
    },
    {
      how: 'write',
      of: 'meetings',
      file: 'erase-store.ts',
      reason: 'empties what stays of an erased person; to be moved to the owners',
    },
    {
      how: 'write',
      of: 'meeting_journals',
      file: 'erase-store.ts',
      reason: 'empties what stays of an erased person; to be moved to the owners',
    },
    {
      how: 'chosen',
      file: 'copy-store.ts',
      reason: 'reaches the tables that the list of personal columns names',
    },
    {
      how: 'chosen',
      file: 'erase-store.ts',
      reason: 'reaches the tables that the list of personal columns names',
    },
    {
      how: 'chosen',
      file: 'mentions-store.ts',
      reason: 'reaches the tables that the list of personal columns names',
    },
    {
      how: 'chosen',
      file: 'owner-store.ts',
      reason: 'reaches the tables that the list of personal columns names',
    },
  ],
}
