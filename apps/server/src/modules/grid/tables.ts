/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['counted_facts', 'grid_exports', 'mentee_progress', 'project_counts'],
  publishes: ['mentee_progress', 'project_counts'],
  exceptions: [
    {
      how: 'write',
      of: 'memberships',
      file: 'migrations/0100-counts.sql',
      reason:
        'a trigger ends memberships before a person is deleted, while they can still be counted',
    },
  ],
}
