export { consentTexts, projectMails, waitingInvitations } from './setup-ports.ts'
