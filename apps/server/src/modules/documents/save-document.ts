import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import { MAX_DOCUMENTS } from '@telemachos/contract/documents/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { prepared } from '../../kernel/prepared.ts'
import * as store from './document-store.ts'
import { documentWords } from './document-texts.ts'
import { findParts } from './included-parts.ts'
import { mayWrite, maySee, removeDocument } from './policy.ts'
import { DocumentProblem, renderAll, type Model } from './renderer.ts'

type Calls = typeof contract.documents.calls
type Save = InputOf<Calls['saveRazorDocument']>

export async function getNames(
  _input: InputOf<Calls['getNames']>,
  { db, actor, language }: CallContext,
): Promise<OutputOf<Calls['getNames']>> {
  const all = await store.listDocuments(db, actor.projectId)
  const words = await documentWords(db, language, actor.projectId)
  return (mayWrite(actor) ? all : all.filter((one) => maySee(actor, one))).map((one) => ({
    ...one,
    Title: words.title(one.Name),
  }))
}

export async function getRazorDocuments(
  { Name }: InputOf<Calls['getRazorDocuments']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['getRazorDocuments']>> {
  const found = await store.findDocument(db, actor.projectId, Name)
  return found ? [found] : []
}

/** What a document was. @throws not_found. */
export async function listRazorVersions(
  { Name }: InputOf<Calls['listRazorVersions']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['listRazorVersions']>> {
  return store.listVersions(db, actor.projectId, Name)
}

/** What a document includes. @throws invalid_input naming `Text` and what is wrong with an include. */
export async function partsOf(
  { db, actor }: CallContext,
  { Name, Text }: Pick<store.DocumentRow, 'Name' | 'Text'>,
): Promise<Readonly<Record<string, string>>> {
  const others = await store.listTexts(db, actor.projectId)
  const texts = new Map(others.map(({ name, text }) => [name.toLowerCase(), text]))
  texts.set(Name.toLowerCase(), Text)
  const found = findParts(Text, texts, Name)
  if (found.rule !== undefined)
    throw new AppError('invalid_input', {
      fields: [{ field: 'Text', rule: found.rule, at: found.name }],
    })
  return found.parts
}

/**
 * Saves a document once it can be rendered with its sample arguments.
 * @throws invalid_input naming `Text` or `Function` with where they are wrong, `Arguments`, `Roles` above the
 *   author's; conflict where somebody saved it meanwhile; rule_violated `too_many_documents`.
 */
export const saveRazorDocument = prepared(
  async (input: Save, context: CallContext): Promise<void> => {
    const parts = await partsOf(context, input)
    const { Text: text, Function: code } = input
    const document = { projectId: context.actor.projectId, text, code, parts }
    await rendered(() => renderAll(document, [sampleOf(input)]))
  },
  async (input, context): Promise<OutputOf<Calls['saveRazorDocument']>> => {
    const { db, actor, now } = context
    const { Name, Text, Main, Arguments, Roles, Version } = input
    if (Roles.some((role) => ROLE_LEVEL[role] < actor.level))
      throw refuseField('Roles', 'role_above')
    const saved = {
      Name,
      Text,
      Main,
      Arguments,
      Function: input.Function,
      Roles: [...new Set(Roles)],
      by: actor.userId,
      at: now,
    }
    const before = await store.findDocument(db, actor.projectId, Name)
    if (before) {
      const isNow = await store.updateDocument(
        db,
        actor.projectId,
        Version ?? before.Version,
        saved,
      )
      if (!isNow) throw new AppError('conflict', { details: { Version: before.Version } })
    } else {
      if (Version) throw new AppError('conflict', { details: { Version: 0 } })
      await lockCounted(db, 'documents', actor.projectId)
      if ((await store.countDocuments(db, actor.projectId)) >= MAX_DOCUMENTS)
        throw ruleViolated('too_many_documents', { most: MAX_DOCUMENTS })
      if (!(await store.insertDocument(db, actor.projectId, saved)))
        throw refuseField('Name', 'document_taken')
    }
    context.audit({ detail: { document: Name } })
    const isSaved = await store.findDocument(db, actor.projectId, Name)
    if (!isSaved) throw new AppError('conflict')
    return isSaved
  },
)

/** The sample arguments of a document. @throws invalid_input naming `Arguments`. */
export function sampleOf({ Arguments }: Pick<Save, 'Arguments'>): Model {
  const value: unknown = JSON.parse(Arguments)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>
  throw refuseField('Arguments', 'object')
}

/**
 * What a rendering answers, with what is wrong in words for its author.
 * @throws invalid_input naming `Text` or `Function`.
 */
export async function rendered<Result>(render: () => Promise<Result>): Promise<Result> {
  try {
    return await render()
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error
    const { problem } = error
    if (problem.field === 'Text') {
      const { message, line, part, limit } = problem.fault
      const rule = limit === undefined ? 'document_wrong' : `document_${limit}`
      throw new AppError('invalid_input', {
        fields: [{ field: 'Text', rule, at: part ? `${part}:${line}` : `${line}:1` }],
        details: { Message: message },
      })
    }
    const { problem: kind, detail, at } = problem.fault
    throw new AppError('invalid_input', {
      fields: [{ field: 'Function', rule: `document_function_${kind}`, ...(at && { at }) }],
      details: { Message: detail },
    })
  }
}

export async function deleteRazorDocument(
  { Name }: InputOf<Calls['deleteRazorDocument']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteRazorDocument']>> {
  await removeDocument(context, Name)
  context.audit({ detail: { document: Name } })
  return { ok: true }
}
