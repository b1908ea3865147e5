import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext, PersonContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { makeArchive } from './make-archive.ts'
import { accessHandled } from './policy.ts'

/**
 * Everything of the registry that is the caller's, from every project, as a zip archive.
 * @throws payload_too_large beyond 32 MiB.
 */
export async function downloadOwnData(
  context: PersonContext,
  storage: FileStorage,
): Promise<Buffer<ArrayBuffer>> {
  const { db, principal, language, now, audit } = context
  const { userId } = principal
  const { zip, bytes } = await makeArchive(db, storage, {
    userId,
    withPrivate: true,
    language,
    now,
  })
  audit({ subjectId: userId, detail: { bytes } })
  return zip
}

type DownloadUserData = typeof contract.privacy.calls.downloadUserData

/**
 * The same about another person, for who answers their request (GDPR, article 15). What only its
 * author reads is left out: the author has it in their own copy.
 * @throws not_found for somebody who has never been in the caller's project; administered_elsewhere
 *   for an Admin of some of their projects only; payload_too_large beyond 32 MiB.
 */
export async function downloadUserData(
  { UserId, Reason }: InputOf<DownloadUserData>,
  context: CallContext,
  storage: FileStorage,
): Promise<Buffer<ArrayBuffer>> {
  const { db, language, now } = context
  await accessHandled(context, UserId)
  const { zip, bytes } = await makeArchive(db, storage, {
    userId: UserId,
    withPrivate: false,
    language,
    now,
  })
  context.audit({ subjectId: UserId, detail: { reason: Reason, bytes } })
  return zip
}
