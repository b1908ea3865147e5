import type { contract } from '@telemachos/contract'
import {
  DOCUMENT_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENTS,
  MAX_DRAFTS_BYTES,
} from '@telemachos/contract/applications/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { readApplicationForm } from '@telemachos/rules/application-form'
import { cleanName } from '../../kernel/clean-name.ts'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { networkOf } from '../../kernel/network-of.ts'
import { Outdated } from '../../kernel/prepared.ts'
import { piecesOf, release } from '../../kernel/received-file.ts'
import { arriving, heldToWire, holdContent, joinChecked } from '../files/index.ts'
import { attemptKey, takeAttempt } from '../identity/index.ts'
import * as store from './document-store.ts'
import {
  accessDocument,
  accessLink,
  lockLink,
  losesDocuments,
  ownerOf,
  takesDocuments,
  type Link,
} from './policy.ts'
import { hasRoom, takeRoom } from './take-room.ts'

type Calls = typeof contract.applications.calls

/** The storage's area of documents. */
export const AREA = 'applications'

/** Documents that one network address begins in 15 minutes: a class applies from a school's. */
const STARTS = 200

/**
 * Begins a document, where the form asks for one.
 * @throws not_found; too_many_failures; invalid_input `not_for_files`; rule_violated
 *   `documents_closed`, `too_many_files`, `documents_full`.
 */
export async function startDocument(
  { Token, Question, Name, Bytes }: InputOf<Calls['startDocument']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['startDocument']>> {
  const { db, now, address } = context
  // Those that begin at once count each other.
  const link = await lockLink(Token, context)
  if (!takesDocuments(link)) throw ruleViolated('documents_closed')
  if (!asksForDocument(link, Question)) throw refuseField('Question', 'not_for_files')
  if (!(await takeAttempt(db, attemptKey('document', networkOf(address)), STARTS))) {
    throw new AppError('too_many_failures')
  }
  const owner = ownerOf(link)
  const { count, bytes } = await store.weighDocuments(db, owner)
  if (count >= MAX_DOCUMENTS || bytes + Bytes > MAX_DOCUMENT_BYTES) {
    throw ruleViolated('too_many_files')
  }
  await requireRoom(Bytes, link, context)
  const Id = await store.insertDocument(db, owner, {
    question: Question,
    name: cleanName(Name),
    bytes: Bytes,
    storageKey: newStorageKey(AREA),
    at: now,
  })
  context.audit({ projectId: projectOf(link), detail: { documentId: Id } })
  return { Id, Parts: partsOf(Bytes) }
}

/**
 * Keeps one part, as files do: it outlives the process once it is acknowledged. The same content again
 * is acknowledged.
 * @throws not_found; invalid_input `file_parts` for a part that the document does not have;
 *   rule_violated `documents_closed`, `documents_full`, `file_part_differs` for another content.
 */
export async function uploadDocumentPart(
  { Token, Id, part, data }: InputOf<Calls['uploadDocumentPart']>,
  context: AnonymousContext,
  storage: FileStorage,
): Promise<OutputOf<Calls['uploadDocumentPart']>> {
  const { db } = context
  context.audit({ unchanged: true })
  const link = await accessLink(Token, context)
  const document = await accessDocument(Id, ownerOf(link), db)
  // An answer that was lost on its way: it is whole already.
  if (document.hash !== null) return { ok: true }
  if (!takesDocuments(link)) throw ruleViolated('documents_closed')
  const isLast = part === partsOf(document.bytes) - 1
  const wanted = isLast ? document.bytes - part * UPLOAD_PART_BYTES : UPLOAD_PART_BYTES
  if (part >= partsOf(document.bytes) || data.size !== wanted) {
    throw refuseField('data', 'file_parts')
  }
  await requireRoom(wanted, link, context)
  const isKept = await storage.writePart(contentOf(document), part, await piecesOf(data))
  release(data)
  if (!isKept) throw ruleViolated('file_part_differs')
  // Once it is kept: nobody else of the network waits for the storage.
  await store.addArrived(db, document.id, wanted)
  if (!(await takeRoom('upload', wanted, context))) throw ruleViolated('documents_full')
  return { ok: true }
}

/** What a document that has arrived is. */
type WholeDocument = Awaited<ReturnType<typeof joinChecked>>

/**
 * Makes the parts of a document a content, once it is known that it may be handed in.
 * @returns undefined for one that is whole already.
 * @throws not_found; rule_violated `documents_closed`, and as joinChecked.
 */
export async function joinDocument(
  { Token, Id }: InputOf<Calls['endDocument']>,
  context: AnonymousContext,
  storage: FileStorage,
): Promise<WholeDocument | undefined> {
  const link = await accessLink(Token, context)
  const read = () => accessDocument(Id, ownerOf(link), context.db)
  const document = await read()
  if (document.hash !== null) return undefined
  if (!takesDocuments(link)) throw ruleViolated('documents_closed')
  try {
    return await joinChecked(storage, contentOf(document), DOCUMENT_TYPES)
  } catch (error) {
    // Whoever else has ended it meanwhile has taken its parts away.
    if ((await read()).hash !== null) return undefined
    throw error
  }
}

/**
 * Ends a document whose parts are a content. Ending again answers the same, whatever has become of the
 * application since.
 * @throws not_found; rule_violated `documents_closed`; Outdated.
 */
export async function endDocument(
  { Token, Id }: InputOf<Calls['endDocument']>,
  context: AnonymousContext,
  { storage, whole }: { readonly storage: FileStorage; readonly whole: WholeDocument | undefined },
): Promise<OutputOf<Calls['endDocument']>> {
  const { db } = context
  // Whoever assesses it at the same time waits, or has done so.
  const link = await lockLink(Token, context)
  const document = await accessDocument(Id, ownerOf(link), db, true)
  if (document.hash !== null) {
    context.audit({ unchanged: true })
    return documentToWire(document)
  }
  if (!takesDocuments(link)) throw ruleViolated('documents_closed')
  if (!whole) throw new Outdated(`document ${Id}`)
  const { mime, hash } = whole
  await store.setWhole(db, Id, { mime, hash })
  const content = { key: document.storageKey, projectId: projectOf(link), at: context.now }
  const held = (await holdContent(db, content)) ? 'pending' : null
  context.afterCommit(() => void storage.removeParts(document.storageKey).catch(() => undefined))
  if (link.own) await store.writeDocumentAnswer(db, link.own.id, document.question)
  context.audit({ projectId: projectOf(link), detail: { documentId: Id, bytes: document.bytes } })
  return documentToWire({ ...document, mime, held })
}

/** Removes a document; its content goes with the sweep. @throws not_found, rule_violated `documents_closed`. */
export async function removeDocument(
  { Token, Id }: InputOf<Calls['removeDocument']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['removeDocument']>> {
  const { db } = context
  const link = await lockLink(Token, context)
  if (!losesDocuments(link)) throw ruleViolated('documents_closed')
  const document = await accessDocument(Id, ownerOf(link), db, true)
  await store.deleteDocument(db, Id)
  if (link.own) await store.writeDocumentAnswer(db, link.own.id, document.question)
  context.audit({ projectId: projectOf(link), detail: { documentId: Id } })
  return { ok: true }
}

/** A document as the wire has it. */
export const documentToWire = (document: store.DocumentRow): OutputOf<Calls['endDocument']> => ({
  Id: document.id,
  Question: document.question,
  Name: document.name,
  Bytes: document.bytes,
  Mime: document.mime,
  At: document.at,
  ...heldToWire(document.held),
})

/** Answers to questions that are answered with documents: what these are called. */
export function documentAnswers(documents: readonly store.DocumentRow[]): Record<string, string> {
  const byQuestion = Map.groupBy(documents, ({ question }) => question)
  return Object.fromEntries(
    [...byQuestion].map(([question, own]) => [question, own.map(({ name }) => name).join(', ')]),
  )
}

/**
 * Bounds what strangers have kept here, as far as it has come: what is announced takes nothing from others. Those
 * that come at once do not wait for each other, so that a few parts may come beyond it.
 */
async function requireRoom(
  bytes: number,
  { draft }: Link,
  context: AnonymousContext,
): Promise<void> {
  if (!(await hasRoom('upload', bytes, context))) throw ruleViolated('documents_full')
  if (!draft) return
  const { projectId } = draft
  if ((await store.weighDrafts(context.db, projectId)) + bytes <= MAX_DRAFTS_BYTES) return
  context.log.warn({ projectId }, 'documents of drafts have all the room that is theirs')
  throw ruleViolated('documents_full')
}

const partsOf = (bytes: number): number => Math.ceil(bytes / UPLOAD_PART_BYTES)

const contentOf = ({ storageKey, bytes }: store.ArrivingDocument) =>
  arriving({ storageKey, parts: partsOf(bytes) })

const projectOf = ({ draft, own }: Link): number => (draft ?? own).projectId

/** Whether the form has a question of this name that is answered with documents. */
function asksForDocument({ draft, own }: Link, name: string): boolean {
  return readApplicationForm(draft ? draft.form : own.sections, 'el')
    .flatMap(({ Questions }) => Questions)
    .some(({ Name, Type }) => Name === name && Type === 'document')
}
