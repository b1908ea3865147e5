/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: ['action_data', 'action_types', 'actions', 'completions', 'project_actions'],
  publishes: ['action_data', 'action_types', 'actions', 'completions', 'project_actions'],
  exceptions: [
    { how: 'circle', of: 'meetings', reason: 'cancels the meeting that a changed date means' },
    { how: 'circle', of: 'questionnaires', reason: 'says whether an action has a questionnaire' },
  ],
}
