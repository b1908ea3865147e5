export { publishedConsents, waitingInvitations } from './setup-ports.ts'
