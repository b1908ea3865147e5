/** What other features and the app use of microdata. */
export { QuestionField } from './question-field.tsx'
export { UnfinishedForms } from './unfinished-forms.tsx'
