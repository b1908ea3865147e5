/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [],
  publishes: [],
  exceptions: [
    {
      how: 'write',
      of: 'memberships',
      file: 'existing-store.ts',
      reason: 'chooses and adds members in one statement; to be moved to people',
    },
    {
      how: 'write',
      of: 'users',
      file: 'existing-store.ts',
      reason: 'chooses and adds members in one statement; to be moved to people',
    },
    {
      how: 'write',
      of: 'users',
      file: 'field-store.ts',
      reason: 'fields of people; to be moved to people',
    },
    {
      how: 'write',
      of: 'memberships',
      file: 'field-store.ts',
      reason: 'fields of people; to be moved to people',
    },
    {
      how: 'write',
      of: 'relations',
      file: 'import-store.ts',
      reason: 'adds people, memberships and relations in one statement; to be moved to people',
    },
    {
      how: 'write',
      of: 'users',
      file: 'import-store.ts',
      reason: 'adds people, memberships and relations in one statement; to be moved to people',
    },
    {
      how: 'write',
      of: 'memberships',
      file: 'import-store.ts',
      reason: 'adds people, memberships and relations in one statement; to be moved to people',
    },
  ],
}
