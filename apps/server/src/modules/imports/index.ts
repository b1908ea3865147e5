export { acceptedInvitations } from './accepted-invitations.ts'
export { bringMentees } from './add-users.ts'
