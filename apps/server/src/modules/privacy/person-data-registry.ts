import { PEOPLE_COLUMNS } from './people-columns.ts'
import type { PersonTables } from './person-columns.ts'
import { WORK_COLUMNS } from './work-columns.ts'

/** Every column that is about a person, and what becomes of it; a test holds it against the database. */
export const PERSON_DATA: PersonTables = { ...PEOPLE_COLUMNS, ...WORK_COLUMNS }

const OF_THE_PROGRAMME = 'what the programme is made of, about nobody'
const OF_THE_SYSTEM = 'how the system runs, about nobody'

/** Tables of which no other column is about anybody, with the reason. */
export const NOT_ABOUT_PEOPLE: Readonly<Record<string, string>> = {
  action_types: OF_THE_PROGRAMME,
  actions: OF_THE_PROGRAMME,
  project_actions: OF_THE_PROGRAMME,
  projects: OF_THE_PROGRAMME,
  project_counts: 'how many people of a project did what, by number alone',
  project_versions: OF_THE_PROGRAMME,
  questionnaires: OF_THE_PROGRAMME,
  questionnaire_versions: OF_THE_PROGRAMME,
  quest_pictures: OF_THE_PROGRAMME,
  quest_tokens: OF_THE_PROGRAMME,
  consent_texts: 'the text that people consent to, the same for all',
  mail_templates: 'the text of mails, before anybody is named in it',
  recurring_jobs: OF_THE_SYSTEM,
  schema_migrations: OF_THE_SYSTEM,
}
