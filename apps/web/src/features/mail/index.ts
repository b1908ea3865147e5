/** What other features and the app use of mail. */
export { FailedMails } from './failed-mails.tsx'
export { loadDates } from './parts.ts'
