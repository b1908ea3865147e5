import type { contract } from '@telemachos/contract'
import { TOOL_FORM_BYTES } from '@telemachos/contract/files/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { roleAllowed } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import type { FileKind } from './file-kinds.ts'
import { requireAdminFolder } from './policy.ts'
import { storeWhole, uploadWhole, type StoredWhole } from './upload-whole.ts'

type AdminUpload = typeof contract.files.calls.uploadAdminFiles

/** The kind of file that administrators keep in folders of their own: `admin/{folder}`. */
export const ADMIN_FILES = 'admin'

/** What only the administrators of a project add and read. */
export const adminFiles: FileKind = {
  largest: TOOL_FORM_BYTES,
  accept: [],
  requireUpload: async ({ actor, markReachChecked }) => {
    markReachChecked()
    if (!roleAllowed(actor.role, ['Admin'])) throw ruleViolated('admin_upload_off')
  },
  mayRead: async ({ actor, markReachChecked }) => {
    markReachChecked()
    return roleAllowed(actor.role, ['Admin'])
  },
  standalone: true,
}

/**
 * Stores the contents of files for a folder of the administrators, where the configuration names it.
 * @throws rule_violated `admin_upload_off`; as storeWhole.
 */
export async function storeAdminFiles(
  { dir, files }: InputOf<AdminUpload>,
  context: CallContext,
  { storage, folders }: { readonly storage: FileStorage; readonly folders: readonly string[] },
): Promise<StoredWhole[]> {
  requireAdminFolder({ dir, folders }, context)
  const category = `${ADMIN_FILES}/${dir}`
  const { userId } = context.actor
  const stored: StoredWhole[] = []
  for (const file of files)
    stored.push(await storeWhole({ category, userId, file }, context, storage))
  return stored
}

/** Keeps files that are stored in a folder of the administrators. @throws as storeAdminFiles and uploadWhole. */
export async function uploadAdminFiles(
  { dir }: InputOf<AdminUpload>,
  context: CallContext,
  {
    stored,
    folders,
  }: { readonly stored: readonly StoredWhole[]; readonly folders: readonly string[] },
): Promise<OutputOf<AdminUpload>> {
  requireAdminFolder({ dir, folders }, context)
  const quiet = { ...context, audit: () => undefined }
  const kept = []
  for (const one of stored) kept.push(await uploadWhole(one, quiet))
  context.audit({ detail: { dir, files: kept.map(({ Name }) => Name) } })
  return kept
}
