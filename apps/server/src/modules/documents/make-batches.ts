import { MAX_BATCH, BATCH_DAYS } from '@telemachos/contract/documents/limits'
import { cleanName } from '../../kernel/clean-name.ts'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { inBatches } from '../../kernel/jobs/in-batches.ts'
import type { JobContext } from '../../kernel/jobs/recurring-jobs.ts'
import { renderPdf } from '../../kernel/pdf/render-pdf.ts'
import { queueMails } from '../mail/index.ts'
import { contextOfReader } from '../reports/index.ts'
import * as store from './batch-store.ts'
import type { BatchTurns } from './batch-turns.ts'
import { deleteOldVersions } from './document-store.ts'
import type { SubjectRow } from './issue-store.ts'
import { documentWords } from './document-texts.ts'
import { modelsOf } from './model.ts'
import { reachedSubjects } from './policy.ts'
import { DocumentProblem, renderAll, type Model, type Renderable } from './renderer.ts'
import { nameOfMade } from './print-documents.ts'
import { partsOf } from './save-document.ts'
import { keepShelved, refusalOf, storeShelved } from './shelve.ts'
import { writePdf } from './write-pdf.ts'
import type { Block } from './written-html.ts'

const DAY_MS = 86_400_000

/** The storage's area of what was made. */
const AREA = 'documents'

/** How often the document of one person is tried once it has been tried among others. */
const ATTEMPTS = 3

/** So many documents are made before the next of the batch are asked for, and its end is seen. */
const AT_ONCE = 10

type Work = Pick<JobContext, 'database' | 'now' | 'log' | 'signal'>

interface Making {
  readonly storage: FileStorage
  readonly publicUrl: string
  readonly turns: BatchTurns
}

/**
 * Makes the documents that wait, ten at a time: one that was cancelled meanwhile makes no more. The batches take
 * turns, and one that fails waits for the next round while the others go on.
 * @throws what the first that failed came to, once nothing else is left.
 */
export async function makeBatches(work: Work, making: Making): Promise<void> {
  const failed = new Map<number, unknown>()
  await inBatches(() => makeSome(work, making, failed), { signal: work.signal, most: MAX_BATCH })
  const [first] = failed.values()
  if (failed.size > 0) throw first
}

/** @returns whether there may be more. */
async function makeSome(
  work: Work,
  making: Making,
  failed: Map<number, unknown>,
): Promise<boolean> {
  const { database, now, log } = work
  const { turns } = making
  const batch = await store.findWork(database, {
    served: turns.served,
    without: [...failed.keys()],
  })
  if (!batch) return false
  turns.serve(batch.id)
  if (batch.isArchived || !batch.roles.includes(batch.role)) {
    await store.endBatch(database, batch.id, 'failed', now)
    return true
  }
  // It is counted before: a document that ends the process has been tried as well.
  const tried = await store.beginAttempt(database, batch.id)
  // Of several nobody knows which one fails.
  const userIds = await store.listWaiting(database, batch.id, tried > 0 ? 1 : AT_ONCE)
  if (userIds.length === 0) {
    await store.endBatch(database, batch.id, 'done', now)
    return true
  }
  const context = contextOfReader(batch, batch.role, work)
  if (tried > ATTEMPTS) {
    await giveUp(batch, userIds, { context, work, making })
    return true
  }
  try {
    const files = await makeFiles(batch, userIds, { context, publicUrl: making.publicUrl })
    await keep(batch, files, { context, work, making })
  } catch (error) {
    log.warn({ err: error, batch: batch.id }, 'documents could not be made')
    if (mayPass(error)) {
      failed.set(batch.id, error)
      if (tried === ATTEMPTS) await giveUp(batch, userIds, { context, work, making })
    } else {
      await store.endBatch(database, batch.id, 'failed', now)
    }
  }
  return true
}

/** Whether something is away for a while: it is tried again at the next round. */
const mayPass = (error: unknown): boolean => refusalOf(error) === undefined

/** As whom a batch is made, and with what. */
interface Terms {
  readonly context: CallContext
  readonly work: Work
  readonly making: Making
}

/** The next of them has failed again and again, and not for a reason that is known: the others go on. */
async function giveUp(
  batch: store.WorkRow,
  [userId]: readonly number[],
  terms: Terms,
): Promise<void> {
  if (userId !== undefined) await keep(batch, [{ userId, problem: 'document_not_made' }], terms)
}

/** Somebody's document with what it is called, or the rule by which it could not be made. */
type MadeFile =
  | {
      readonly userId: number
      readonly pdf: Buffer
      readonly title: string
      /** What its file is called in a library. */
      readonly name: string
      readonly problem?: never
    }
  | {
      readonly userId: number
      readonly problem: string
      readonly pdf?: never
      readonly title?: never
      readonly name?: never
    }

/** For whom documents are made. */
interface Reading {
  /** In the language of whoever reads what is made. */
  readonly context: CallContext
  readonly publicUrl: string
}

async function makeFiles(
  batch: store.WorkRow,
  userIds: readonly number[],
  { context, publicUrl }: Reading,
): Promise<MadeFile[]> {
  const subjects = await reachedSubjects(context, userIds)
  // What is mailed or kept for them is read by those whom it is about, the rest by whoever has it made.
  const byReader = Map.groupBy(subjects, ({ language }) =>
    batch.mails || batch.keeps ? language : context.language,
  )
  const made: MadeFile[] = []
  for (const [language, some] of byReader)
    made.push(...(await makeIn(batch, some, { context: { ...context, language }, publicUrl })))
  const byId = new Map(made.map((one) => [one.userId, one]))
  return userIds.map((userId) => byId.get(userId) ?? { userId, problem: 'document_person_gone' })
}

/** The documents of people who read in one language. */
async function makeIn(
  { name, projectId, text, code }: store.WorkRow,
  subjects: readonly SubjectRow[],
  { context, publicUrl }: Reading,
): Promise<MadeFile[]> {
  const models = await modelsOf(context, name, subjects, publicUrl)
  const parts = await partsOf(context, { Name: name, Text: text })
  const words = await documentWords(context.db, context.language, projectId)
  const said = { text: words.text(name, text), parts: words.parts(parts) }
  const made: MadeFile[] = []
  const rendered = await renderEach({ projectId, code, isPatient: true, ...said }, models)
  for (const [place, blocks] of rendered.entries()) {
    const subject = subjects[place] as SubjectRow
    made.push(await drawFile(subject, blocks, { context, title: words.title(name) }))
  }
  return made
}

/** What becomes of each model; all of them together, or one by one where one of them fails. */
async function renderEach(
  document: Renderable,
  models: readonly Model[],
): Promise<(readonly Block[] | string)[]> {
  try {
    return await renderAll(document, models)
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    const [only] = models
    if (models.length <= 1) return only ? [ruleOf(error)] : []
    const each: (readonly Block[] | string)[] = []
    for (const model of models) each.push(...(await renderEach(document, [model])))
    return each
  }
}

function ruleOf({ problem }: DocumentProblem): string {
  if (problem.field === 'Function') return `document_function_${problem.fault.problem}`
  return problem.fault.limit === undefined ? 'document_wrong' : `document_${problem.fault.limit}`
}

async function drawFile(
  subject: SubjectRow,
  blocks: readonly Block[] | string,
  { context, title }: { readonly context: CallContext; readonly title: string },
): Promise<MadeFile> {
  const { id: userId } = subject
  if (typeof blocks === 'string') return { userId, problem: blocks }
  const { language, now, actor } = context
  try {
    const content = { language, title, madeAt: now, content: writePdf([blocks]) }
    const pdf = await renderPdf(content, { projectId: actor.projectId, isPatient: true })
    return { userId, pdf, title, name: nameOfMade(title, [subject]) }
  } catch (error) {
    const rule = error instanceof AppError ? error.details?.['rule'] : undefined
    if (typeof rule !== 'string') throw error
    return { userId, problem: rule }
  }
}

/** Contents first: no row is ever without its own. What a batch that has ended meanwhile left is swept. */
async function keep(batch: store.WorkRow, files: readonly MadeFile[], terms: Terms): Promise<void> {
  const {
    context,
    making: { storage },
  } = terms
  const shelving = batch.keeps ? await storeShelved(files, { context, storage }) : undefined
  const copies: Copy[] = []
  for (const file of files) {
    const { userId, pdf, problem = shelving?.refused.get(userId) ?? null } = file
    if (pdf === undefined || problem !== null) {
      copies.push({ outcome: unmade(userId, problem) })
      continue
    }
    const storageKey = newStorageKey(AREA)
    await storage.write(storageKey, pdf)
    const outcome = { userId, storageKey, bytes: pdf.length, problem: null }
    copies.push({ outcome, file, shelved: shelving?.shelved.get(userId) })
  }
  if (!shelving) return settle(batch, copies, terms)
  for (const copy of copies) await settleAlone(batch, copy, terms)
}

/** What becomes of somebody's document, with what is mailed of it, and what goes to their library. */
interface Copy {
  readonly outcome: store.Outcome
  readonly file?: MadeFile & { readonly pdf: Buffer }
  readonly shelved?: Parameters<typeof keepShelved>[0] | undefined
}

const unmade = (userId: number, problem: string | null): store.Outcome => ({
  userId,
  storageKey: null,
  bytes: null,
  problem,
})

/** In a transaction of its own: whom the library refuses, as where it is full, is named, and holds nobody up. */
async function settleAlone(batch: store.WorkRow, copy: Copy, terms: Terms): Promise<void> {
  try {
    await settle(batch, [copy], terms)
  } catch (error) {
    const problem = refusalOf(error)
    if (problem === undefined) throw error
    await settle(batch, [{ outcome: unmade(copy.outcome.userId, problem) }], terms)
  }
}

/** Says what became of documents, and sends them where they go: for those alone of whom it was not said yet. */
async function settle(
  batch: store.WorkRow,
  copies: readonly Copy[],
  { context, work: { database, now } }: Terms,
): Promise<void> {
  const outcomes = copies.map(({ outcome }) => outcome)
  await database.transaction(async (tx) => {
    const said = new Set(await store.keepOutcomes(tx, batch.id, outcomes))
    const inTime = copies.filter(({ outcome: { userId } }) => said.has(userId))
    for (const { shelved } of inTime) if (shelved) await keepShelved(shelved, { context, tx })
    if (!batch.mails) return
    await queueMails(tx, {
      template: 'documents.made',
      projectId: batch.projectId,
      senderId: batch.userId,
      to: inTime.flatMap(({ file }) => (file ? [mailOf(batch, file)] : [])),
      dueAt: now,
    })
  })
}

const mailOf = ({ id }: store.WorkRow, { userId, pdf, title }: MadeFile & { pdf: Buffer }) => ({
  userId,
  key: `documents.${id}.${userId}`,
  model: { title },
  files: [{ name: `${cleanName(title)}.pdf`, mime: 'application/pdf', content: pdf }],
})

/** Forgets what was made a month ago, versions that are no longer listed, and contents that no row knows. */
export async function sweepBatches(
  { database, now }: Pick<JobContext, 'database' | 'now'>,
  storage: FileStorage,
): Promise<void> {
  await store.deleteEnded(database, new Date(now.getTime() - BATCH_DAYS * DAY_MS))
  await deleteOldVersions(database)
  const keys = await storage.listOlder(AREA, new Date(now.getTime() - DAY_MS))
  const known = await store.copiesAmong(database, keys)
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
}
