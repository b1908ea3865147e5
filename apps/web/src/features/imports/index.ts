/** What other features and the app use of imports. */
export { ImportsCard } from './imports-card.tsx'
export { InvitationList } from './invitations/invitation-list.tsx'
export { OwnInvitations } from './invitations/own-invitations.tsx'
export {
  loadAddExisting,
  loadFormerMembers,
  loadImportHistory,
  loadImportPeople,
  loadPasteBox,
  loadSentInvitations,
  loadSetFieldDialog,
  loadTableText,
} from './parts.ts'
