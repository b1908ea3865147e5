/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['project_user_data', 'project_versions', 'projects'],
  publishes: ['projects'],
  exceptions: [
    {
      how: 'write',
      of: 'project_actions',
      file: 'catalogue-store.ts',
      reason: 'to be moved to the owner',
    },
    {
      how: 'write',
      of: 'memberships',
      file: 'project-store.ts',
      reason: 'to be moved to the owner',
    },
    { how: 'circle', of: 'people', reason: 'to be moved to the owner' },
    { how: 'circle', of: 'actions', reason: 'to be moved to the owner' },
    { how: 'circle', of: 'meetings', reason: 'to be moved to the owner' },
  ],
}
