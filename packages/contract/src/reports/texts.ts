import { defineTexts } from '../core/define-texts.ts'

/** What exported files and mails of queries and reports say. */
export const reportsTexts = defineTexts({
  'reports.export.query': { el: 'Ερώτημα', en: 'Query' },
  'reports.export.by': { el: 'Το έβγαλε', en: 'Made by' },
  'reports.export.at': { el: 'Στις', en: 'At' },
})
