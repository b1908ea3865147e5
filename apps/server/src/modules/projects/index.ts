export { consentTexts, projectMails, savedProjects, waitingInvitations } from './setup-ports.ts'
export { projectFindings } from './findings-port.ts'
