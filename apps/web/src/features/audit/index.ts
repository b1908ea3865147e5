/** What other features and the app use of audit. */
export { type Activity, type SentencePart, activitySentence } from './activity-sentence.ts'
