import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_BATCH, MAX_BATCHES } from '@telemachos/contract/documents/limits'
import { cleanName } from '../../kernel/clean-name.ts'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { PiecesBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { zipPieces } from '../../kernel/zip-pieces.ts'
import * as store from './batch-store.ts'
import { issueTo } from './issue-documents.ts'
import {
  accessBatch,
  accessDocument,
  accessEverybody,
  accessSubjects,
  allowKeeping,
} from './policy.ts'

type Calls = typeof contract.documents.calls

const ownerOf = ({ actor }: CallContext): store.BatchOwner => actor

/**
 * Begins to make a document for many people within reach.
 * @throws not_found; invalid_input naming `UserIds` (`required`, `too_many_people`); rule_violated
 *   `too_many_batches`; own_person_only where it is kept in libraries for an administrator in somebody's place.
 */
export async function beginBatch(
  { Name, UserIds, Everybody, Issues, Mails, Keeps }: InputOf<Calls['beginBatch']>,
  context: CallContext,
): Promise<OutputOf<Calls['beginBatch']>> {
  const { db, actor, now } = context
  allowKeeping({ Keeps }, context)
  const document = await accessDocument(context, Name)
  const named = UserIds.length > 0 ? await accessSubjects(context, UserIds) : []
  const all = Everybody ? await accessEverybody(context, Everybody, MAX_BATCH + 1) : []
  const userIds = [...new Set([...named.map(({ id }) => id), ...all])]
  if (userIds.length === 0) throw refuseField('UserIds', 'required')
  if (userIds.length > MAX_BATCH) throw refuseField('UserIds', 'too_many_people')
  const owner = ownerOf(context)
  await lockCounted(db, 'documents.batches', actor.userId)
  if ((await store.countMaking(db, owner)) >= MAX_BATCHES)
    throw ruleViolated('too_many_batches', { most: MAX_BATCHES })
  if (Issues) await issueTo(context, document.Name, userIds, 'documents.issued')
  const id = await store.insertBatch(db, {
    ...owner,
    name: document.Name,
    role: actor.role,
    mails: Mails,
    keeps: Keeps,
    at: now,
    userIds,
  })
  context.audit({ detail: { document: document.Name, people: userIds.length } })
  return accessBatch(context, id)
}

export async function listBatches(
  _input: InputOf<Calls['listBatches']>,
  context: CallContext,
): Promise<OutputOf<Calls['listBatches']>> {
  return store.listBatches(context.db, ownerOf(context))
}

/** Ends a batch; doing so again changes nothing. @throws not_found. */
export async function cancelBatch(
  { Id }: InputOf<Calls['cancelBatch']>,
  context: CallContext,
): Promise<OutputOf<Calls['cancelBatch']>> {
  const { Name } = await accessBatch(context, Id)
  if (await store.endBatch(context.db, Id, 'cancelled', context.now))
    context.audit({ detail: { document: Name } })
  else context.audit({ unchanged: true })
  return { ok: true }
}

/** What a batch has made, a PDF for each person. @throws not_found; rule_violated `batch_empty`. */
export async function downloadBatch(
  { Id }: InputOf<Calls['downloadBatch']>,
  context: CallContext,
  storage: FileStorage,
): Promise<PiecesBody> {
  const { Name, BegunAt } = await accessBatch(context, Id)
  const made = await store.listMade(context.db, Id)
  if (made.length === 0) throw ruleViolated('batch_empty')
  // As where they are printed at once: whose data have left is on record for each.
  for (const { id: subjectId } of made) context.audit({ subjectId, detail: { document: Name } })
  const at = new Date(BegunAt)
  const names = namesOf(made)
  const labels = new Map(made.map(({ id }) => [id, { name: names.get(id) ?? '', at }]))
  return new PiecesBody(zipPieces(contentsOf(made, storage), labels), `${cleanName(Name)}.zip`)
}

type Made = Awaited<ReturnType<typeof store.listMade>>

/** What each person's document is called: two of one name are numbered. */
function namesOf(made: Made): ReadonlyMap<number, string> {
  const used = new Map<string, number>()
  return new Map(
    made.map(({ id, firstName, lastName }) => {
      const name = cleanName(`${lastName} ${firstName}`.trim())
      const count = (used.get(name) ?? 0) + 1
      used.set(name, count)
      return [id, `${name}${count > 1 ? ` (${count})` : ''}.pdf`]
    }),
  )
}

async function* contentsOf(made: Made, storage: FileStorage) {
  for (const { id, key } of made) {
    const pieces = await storage.open(key)
    if (!pieces) throw new AppError('internal', { reason: `the document of ${id} is not there` })
    yield { id, pieces }
  }
}
