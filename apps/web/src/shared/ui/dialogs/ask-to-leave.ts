import { askToConfirm, cancelDialogs, type ConfirmRequest } from './dialog-store.ts'

/**
 * Asks somebody who leaves by another address what `request` says; false where they stay. Whoever
 * leaves leaves the dialogs behind, too, which Back closes only where nothing is unsaved (dialogs.tsx).
 */
export async function askToLeave(request: ConfirmRequest): Promise<boolean> {
  const leaves = await askToConfirm({ ...request, danger: true })
  if (leaves) cancelDialogs()
  return leaves
}
