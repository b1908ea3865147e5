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
import type { SubjectRow } from './issue-store.ts'
import { modelsOf } from './model.ts'
import { reachedSubjects } from './policy.ts'
import { DocumentProblem, renderAll, type Model, type Renderable } from './renderer.ts'
import { partsOf } from './save-document.ts'
import { writePdf } from './write-pdf.ts'
import type { Block } from './written-html.ts'

const DAY_MS = 86_400_000

/** The storage's area of what was made. */
const AREA = 'documents'

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
  const most = turns.isAlone(batch.id) ? 1 : AT_ONCE
  const userIds = await store.listWaiting(database, batch.id, most)
  if (userIds.length === 0) {
    await store.endBatch(database, batch.id, 'done', now)
    return true
  }
  const context = contextOfReader(batch, batch.role, work)
  try {
    const files = await makeFiles(batch, userIds, { context, publicUrl: making.publicUrl })
    await keep(batch, files, { work, making })
    turns.settle(batch.id)
  } catch (error) {
    log.warn({ err: error, batch: batch.id }, 'documents could not be made')
    if (mayPass(error)) {
      failed.set(batch.id, error)
      if (turns.fail(batch.id)) await giveUp(batch, userIds, { work, making })
    } else {
      turns.settle(batch.id)
      await store.endBatch(database, batch.id, 'failed', now)
    }
  }
  return true
}

/** Whether something is away for a while: it is tried again at the next round. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof AppError) || error.status >= 500 || error.code === 'too_many_requests'

/** The next of them has failed again and again, and not for a reason that is known: the others go on. */
async function giveUp(
  batch: store.WorkRow,
  [userId]: readonly number[],
  terms: { readonly work: Work; readonly making: Making },
): Promise<void> {
  if (userId !== undefined) await keep(batch, [{ userId, problem: 'document_not_made' }], terms)
}

/** Somebody's document, or the rule by which it could not be made. */
type MadeFile =
  | { readonly userId: number; readonly pdf: Buffer; readonly problem?: never }
  | { readonly userId: number; readonly problem: string; readonly pdf?: never }

async function makeFiles(
  { name, projectId, text, code }: store.WorkRow,
  userIds: readonly number[],
  { context, publicUrl }: { readonly context: CallContext; readonly publicUrl: string },
): Promise<MadeFile[]> {
  const subjects = await reachedSubjects(context, userIds)
  const models = await modelsOf(context, name, subjects, publicUrl)
  const parts = await partsOf(context, { Name: name, Text: text })
  const document = { projectId, text, code, parts, isPatient: true }
  const made = new Map<number, MadeFile>()
  for (const [place, blocks] of (await renderEach(document, models)).entries()) {
    const { id: userId } = subjects[place] as SubjectRow
    made.set(userId, await drawFile(userId, blocks, { context, title: name }))
  }
  return userIds.map((userId) => made.get(userId) ?? { userId, problem: 'document_person_gone' })
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
  userId: number,
  blocks: readonly Block[] | string,
  { context, title }: { readonly context: CallContext; readonly title: string },
): Promise<MadeFile> {
  if (typeof blocks === 'string') return { userId, problem: blocks }
  const { language, now, actor } = context
  try {
    const content = { language, title, madeAt: now, content: writePdf([blocks]) }
    const pdf = await renderPdf(content, { projectId: actor.projectId, isPatient: true })
    return { userId, pdf }
  } catch (error) {
    const rule = error instanceof AppError ? error.details?.['rule'] : undefined
    if (typeof rule !== 'string') throw error
    return { userId, problem: rule }
  }
}

/** Contents first: no row is ever without its own. What a batch that has ended meanwhile left is swept. */
async function keep(
  batch: store.WorkRow,
  files: readonly MadeFile[],
  {
    work: { database, now },
    making: { storage },
  }: { readonly work: Work; readonly making: Making },
): Promise<void> {
  const outcomes: store.Outcome[] = []
  for (const { userId, pdf, problem } of files) {
    if (pdf === undefined) {
      outcomes.push({ userId, storageKey: null, bytes: null, problem })
      continue
    }
    const storageKey = newStorageKey(AREA)
    await storage.write(storageKey, pdf)
    outcomes.push({ userId, storageKey, bytes: pdf.length, problem: null })
  }
  await database.transaction(async (tx) => {
    const kept = new Set(await store.keepOutcomes(tx, batch.id, outcomes))
    if (!batch.mails) return
    const name = `${cleanName(batch.name)}.pdf`
    await queueMails(tx, {
      template: 'documents.made',
      projectId: batch.projectId,
      senderId: batch.userId,
      to: files.flatMap(({ userId, pdf }) =>
        pdf && kept.has(userId)
          ? [
              {
                userId,
                key: `documents.${batch.id}.${userId}`,
                model: { title: batch.name },
                files: [{ name, mime: 'application/pdf', content: pdf }],
              },
            ]
          : [],
      ),
      dueAt: now,
    })
  })
}

/** Forgets what was made a month ago, and contents that no row knows. */
export async function sweepBatches(
  { database, now }: Pick<JobContext, 'database' | 'now'>,
  storage: FileStorage,
): Promise<void> {
  await store.deleteEnded(database, new Date(now.getTime() - BATCH_DAYS * DAY_MS))
  const keys = await storage.listOlder(AREA, new Date(now.getTime() - DAY_MS))
  const known = await store.copiesAmong(database, keys)
  for (const key of keys) if (!known.has(key)) await storage.remove(key)
}
