import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { findKind } from './file-kinds.ts'
import { findFile, findNamed, type FileRow } from './file-store.ts'
import type { HeldState } from './held-store.ts'
import { readStoredName } from './stored-name.ts'
import { findUpload, type UploadRow } from './upload-store.ts'

const knownKind = found('kind of file')

/** A category taken apart. @throws not_found for a kind that there is not. */
export const readCategory = (category: string) => knownKind(findKind(category))

const allowKind = allow<{ readonly isKnown: boolean }, CallContext>([
  ({ isKnown }) => isKnown,
  () => refuseField('Category', 'file_category'),
])

/** The same where somebody names a category to put a file into. @throws invalid_input `file_category`. */
export function readAskedCategory(context: CallContext, category: string) {
  const kind = findKind(category)
  if (!kind) context.markReachChecked()
  allowKind({ isKnown: kind !== undefined }, context)
  return knownKind(kind)
}

/** An upload that the caller began here; locked until the transaction ends where that is asked for. */
export const accessUpload = access(
  'upload',
  ({ db, actor }: CallContext, id: number, isLocked?: boolean) =>
    findUpload(db, actor, id, isLocked),
)

/** An upload that goes on. */
export const isOpenUpload = ({ state }: UploadRow) => state === 'started' || state === 'receiving'

/** Taking a part, and ending: not once it has ended. */
export const requireOpen = allow([isOpenUpload, () => ruleViolated('upload_ended')])

/** Uploading to a folder of the administrators: only to those that the configuration names. */
export const requireAdminFolder = allow<
  { readonly dir: string; readonly folders: readonly string[] },
  CallContext
>([({ dir, folders }) => folders.includes(dir), () => ruleViolated('admin_upload_off')])

/** Why a content is held, and whether it was uploaded by who wants to see it. */
interface HeldContent {
  readonly held: HeldState | null
  readonly isOwn: boolean
}

/** Whether somebody is shown that there is a file: what waits for the scanner, who uploaded it alone. */
export const isShown = ({ held, isOwn }: HeldContent): boolean => held === null || isOwn

/** Whether somebody is given its content: what is infected, nobody. */
export const isServed = (content: HeldContent): boolean =>
  content.held !== 'infected' && isShown(content)

/** A file of this domain as somebody wants to see it. */
export const seenBy = (
  { held, uploadedBy }: Pick<FileRow, 'held' | 'uploadedBy'>,
  viewerId: number | undefined,
): HeldContent => ({ held, isOwn: uploadedBy !== null && uploadedBy === viewerId })

/** Giving a file to a row: nothing infected. */
export const allowClaim = allow<Pick<FileRow, 'held'> & { readonly field: string }, CallContext>([
  ({ held }) => held !== 'infected',
  ({ field }) => refuseField(field, 'file_infected'),
])

/** Whether the caller may read a file: their own upload that is nothing's yet, or as its kind says. */
async function mayRead(context: CallContext, file: FileRow): Promise<boolean> {
  if (!isShown(seenBy(file, context.actor.userId))) return false
  if (file.ownerId === null) {
    context.markReachChecked()
    return file.uploadedBy === context.actor.userId
  }
  const { rest, rules } = readCategory(file.category)
  return rules.mayRead(context, { rest, userId: file.userId, ownerId: file.ownerId })
}

/** Whether the caller may delete a file: who uploaded it, while no row of another domain has it. */
export function mayEdit(file: FileRow, { actor }: CallContext): boolean {
  if (file.uploadedBy !== actor.userId) return false
  return file.ownerId === null || readCategory(file.category).rules.standalone === true
}

/** The number of a tool, then the name of its file (spec §3). */
const TOOL_NAME = /^(\d{11})(.+)$/s

/** A file by its category and name that the caller may read; undefined for any other. */
export async function findReadable(
  context: CallContext,
  category: string,
  name: string,
): Promise<FileRow | undefined> {
  const { db, actor } = context
  context.markReachChecked()
  const { rules } = readCategory(category)
  const projectId = rules.spansProjects ? null : actor.projectId
  const place = { projectId, category, uploaderId: actor.userId, owned: true }
  const isOwn = context.isOwnPerson()
  const stored = readStoredName(name)
  const { name: own, ...numbered } = stored ?? { name }
  const named =
    (await findNamed(db, { ...place, name: own, ...numbered })) ??
    (await findNamed(db, { ...place, ...toolName(name) }))
  // What is nothing's yet, only its uploader has.
  if (!named || (named.ownerId === null && !isOwn)) return undefined
  return (await mayRead(context, named)) ? named : undefined
}

function toolName(name: string): { name: string; originalName: string } {
  const [, number = '', originalName = ''] = TOOL_NAME.exec(name) ?? []
  return { name: number, originalName }
}

/** The same for one that has to be there, and whose content is wanted. */
export const accessNamed = access(
  'file',
  async (context: CallContext, category: string, name: string) => {
    const file = await findReadable(context, category, name)
    return file && isServed(seenBy(file, context.actor.userId)) ? file : undefined
  },
)

/** A file that a statement finds. */
export const knownFile = found('file')

/**
 * Whether the caller sees all of a category, or only what they have uploaded and is nothing's yet.
 * @throws not_found for a kind that there is not, and for a category out of reach.
 */
export async function maySeeAll(context: CallContext, category: string): Promise<boolean> {
  context.markReachChecked()
  const { rest, rules } = readCategory(category)
  if (!rules.standalone) return false
  return knownFile(await rules.mayRead(context, { rest, userId: 0, ownerId: 0 }))
}

/** A file to delete. */
export const accessEditable = access(
  'file',
  async (context: CallContext, id: number) => {
    context.markReachChecked()
    const file = await findFile(context.db, context.actor.projectId, id, true)
    return file && (await mayRead(context, file)) ? file : undefined
  },
  [(file, context) => mayEdit(file, context), () => ruleViolated('file_not_own')],
)

/** The projects whose room the caller looks after: those of which they are Admin; null for all. */
export function administeredBy({ actor, principal }: CallContext): readonly number[] | null {
  if (actor.role === 'SuperAdmin') return null
  const others = [...principal.memberships].filter(([, roles]) => roles.includes('Admin'))
  return [...new Set([actor.projectId, ...others.map(([id]) => id)])]
}
