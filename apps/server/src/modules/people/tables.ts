/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [
    'linking_changes',
    'linkings',
    'memberships',
    'people_views',
    'relations',
    'state_change_people',
    'state_changes',
    'users',
  ],
  publishes: ['memberships', 'relations', 'users'],
  exceptions: [
    { how: 'write', of: 'sessions', file: 'state-store.ts', reason: 'to be moved to the owner' },
    { how: 'circle', of: 'actions', reason: 'to be moved to the owner' },
    { how: 'circle', of: 'identity', reason: 'to be moved to the owner' },
  ],
}
