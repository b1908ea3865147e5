/* What others load of it once it is needed. */
export const loadAddExisting = () => import('./existing/add-existing.tsx')
export const loadFormerMembers = () => import('./invitations/former-members.tsx')
export const loadImportHistory = () => import('./history/import-history.tsx')
export const loadImportPeople = () => import('./people/import-people.tsx')
export const loadSentInvitations = () => import('./invitations/sent-invitations.tsx')
export const loadSetFieldDialog = () => import('./updates/set-field-dialog.tsx')
export const loadPasteBox = async () => ({
  default: (await import('./paste/paste-box.tsx')).PasteBox,
})
export const loadTableText = () => import('./paste/write-table.ts')
