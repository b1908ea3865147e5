/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['payments'],
  publishes: [],
  exceptions: [
    {
      how: 'write',
      of: 'completions',
      file: 'store.ts',
      reason: 'pays and completes in one statement; to be moved to a fragment of actions',
    },
  ],
}
