import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { FileRow } from './file-store.ts'
import type { HeldState } from './held-store.ts'

/** A file as other domains know it. */
export interface StoredFile {
  readonly id: number
  /** `{name}^{3-digit index}^{version}` (spec §3). */
  readonly name: string
  readonly originalName: string
  readonly mime: string
  readonly bytes: number
  /** Whose it is. */
  readonly userId: number
  /** Null where they have been erased. */
  readonly uploadedBy: number | null
  readonly at: string
  readonly version: string
  /** Why it is shown to who uploaded it alone; null where it is not. */
  readonly held: HeldState | null
}

export const toStoredFile = ({ storedName, ...file }: FileRow): StoredFile => ({
  id: file.id,
  name: storedName,
  originalName: file.originalName,
  mime: file.mime,
  bytes: file.bytes,
  userId: file.userId,
  uploadedBy: file.uploadedBy,
  at: file.at,
  version: file.version,
  held: file.held,
})

/** What who uploaded a content is told of the scanner: nothing where it is done. */
export const heldToWire = (held: HeldState | null): { readonly Held?: 'waiting' | 'infected' } =>
  held === null ? {} : { Held: held === 'infected' ? 'infected' : 'waiting' }

/** How many files of a row the caller is not shown, where there are any. */
export const withheldToWire = (withheld = 0): { readonly Withheld?: number } =>
  withheld > 0 ? { Withheld: withheld } : {}

/** A file as the wire has it; `canEdit` says whether the caller may delete it. */
export function fileToWire(
  file: StoredFile | FileRow,
  canEdit = false,
): OutputOf<typeof contract.files.calls.endUpload> {
  return {
    Id: file.id,
    Name: 'storedName' in file ? file.storedName : file.name,
    FileName: file.originalName,
    Mime: file.mime,
    Bytes: file.bytes,
    At: file.at,
    Version: file.version,
    CanEdit: canEdit,
    ...heldToWire(file.held),
  }
}
