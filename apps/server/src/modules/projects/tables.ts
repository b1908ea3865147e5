/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['project_user_data', 'project_versions', 'projects'],
  publishes: ['projects'],
  exceptions: [
    {
      how: 'write',
      of: 'project_actions',
      file: 'catalogue-store.ts',
      reason: 'links actions to projects; to be moved to actions',
    },
    { how: 'circle', of: 'people', reason: 'reads names and relations, and makes the first Admin' },
    { how: 'circle', of: 'actions', reason: 'the catalogue of actions; to be moved to actions' },
    {
      how: 'circle',
      of: 'meetings',
      reason: 'asks whether an action has begun; to be moved with the catalogue',
    },
  ],
}
