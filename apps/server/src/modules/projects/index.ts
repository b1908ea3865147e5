export { consentTexts, projectMails, savedProjects, waitingInvitations } from './setup-ports.ts'
