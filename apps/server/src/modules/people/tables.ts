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
    {
      how: 'write',
      of: 'sessions',
      file: 'state-store.ts',
      reason:
        'ends the sessions in the statement that changes the states; to be moved behind a port',
    },
    { how: 'circle', of: 'actions', reason: 'names the actions of relations and changes' },
    { how: 'circle', of: 'identity', reason: 'ends the sessions of whom a state shuts out' },
  ],
}
