/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [
    'answer_sets',
    'quest_answers',
    'quest_extra_times',
    'quest_files',
    'quest_late_answers',
    'quest_operations',
    'quest_pictures',
    'quest_scores',
    'quest_tokens',
    'questionnaire_versions',
    'questionnaires',
  ],
  publishes: ['answer_sets', 'questionnaires'],
  exceptions: [],
}
