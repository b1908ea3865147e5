/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [],
  publishes: [],
  exceptions: [
    {
      how: 'write',
      of: 'memberships',
      file: 'existing-store.ts',
      reason: 'to be moved to the owner',
    },
    { how: 'write', of: 'users', file: 'existing-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'users', file: 'field-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'memberships', file: 'field-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'relations', file: 'import-store.ts', reason: 'to be moved to the owner' },
    { how: 'write', of: 'users', file: 'import-store.ts', reason: 'to be moved to the owner' },
    {
      how: 'write',
      of: 'memberships',
      file: 'import-store.ts',
      reason: 'to be moved to the owner',
    },
  ],
}
