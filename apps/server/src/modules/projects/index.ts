export { consentTexts, waitingInvitations } from './setup-ports.ts'
