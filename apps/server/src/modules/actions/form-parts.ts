import type { contract } from '@telemachos/contract'
import type { FormPart } from '@telemachos/contract/actions/form-types'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { fieldsOf, readFields, type FormField } from '@telemachos/questionnaire/form/form-field'
import { kindProblem } from '@telemachos/questionnaire/form/check-form'
import { isEmptyValue } from '@telemachos/questionnaire/form/show-fields'
import { isDeepStrictEqual } from 'node:util'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { announceData } from './announce.ts'
import { askedIn } from './asked-texts.ts'
import type { Cell } from './cell-store.ts'
import { readCompletionRule } from './completion-rule.ts'
import { parseData, type DataObject } from './data-object.ts'
import { orTooBig } from './drawers.ts'
import { fieldsFrom } from './form-content.ts'
import { withStarts } from './form-starts.ts'
import * as store from './form-store.ts'
import { accessAction, accessCell, accessFormPart } from './policy.ts'
import { readableParts } from './readable-parts.ts'

type Calls = typeof contract.actions.calls
type Part = OutputOf<Calls['getSharedPart']>

/**
 * The parts of an action's form for one mentee that the caller may read, each in the version that it
 * was begun on; parts without fields are left out.
 * @throws not_found.
 */
export async function readFormParts(
  { ActionId, MenteeId }: InputOf<Calls['getFormParts']>,
  context: CallContext,
): Promise<OutputOf<Calls['getFormParts']>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const parts = readableParts(context.actor.role)
  const own = await store.findParts(
    context.db,
    cell,
    parts.filter((part) => part !== 'mentor'),
  )
  const found = own.map((row) => asPart(row, { cell, mayWrite: mayWrite(row.part, cell, context) }))
  const authorId = mentorOf(cell, context)
  if (parts.includes('mentor') && authorId !== null) {
    const row = await store.findShared(context.db, { ...cell, authorId })
    found.push(asPart(row, { author: row.author, mayWrite: authorId === context.actor.userId }))
  }
  const asked = found.filter(({ Fields }) => Fields.length > 0)
  return { Parts: await told(context, ActionId, await withStarts(context, cell, asked)) }
}

/**
 * The part that the caller writes once for all of their mentees.
 * @throws not_found.
 */
export async function readSharedPart(actionId: number, context: CallContext): Promise<Part> {
  await accessAction(context, actionId)
  return readShared(actionId, context)
}

/**
 * Merges into a part for one mentee; the first to write begins on the version that they see.
 * @throws not_found; rule_violated `completed_for_mentee` for a mentee whose action is completed;
 *   invalid_input as parseData and checkKinds; conflict, naming the Fields that somebody else has changed.
 */
export async function saveFormPart(
  { ActionId, MenteeId, Part: part, ...input }: InputOf<Calls['saveFormPart']>,
  context: CallContext,
): Promise<Part> {
  const cell = await accessFormPart(context, MenteeId, ActionId, part)
  const key = { ...cell, part, authorId: null }
  await write(key, input, context)
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { drawer: part } })
  announceData(context, cell, part === 'about' ? 'allButMentee' : 'everyone')
  const rows = await store.findParts(context.db, cell, [part])
  const written = rows.map((row) => asPart(row, { cell, mayWrite: true }))
  const [saved] = await told(context, ActionId, await withStarts(context, cell, written))
  return saved as Part
}

/**
 * The same in the part that the caller writes once for all of their mentees.
 * @throws as saveFormPart.
 */
export async function saveSharedPart(
  { ActionId, ...input }: InputOf<Calls['saveSharedPart']>,
  context: CallContext,
): Promise<Part> {
  await accessAction(context, ActionId)
  const { projectId, userId } = context.actor
  const key = { projectId, actionId: ActionId, part: 'mentor', menteeId: null, authorId: userId }
  await write(key as store.PartKey, input, context)
  context.audit({ actionId: ActionId, detail: { drawer: 'mentor' } })
  return readShared(ActionId, context)
}

/**
 * Who wrote in a part, when, and in which fields.
 * @throws not_found, also for a part that is not for the caller.
 */
export async function readFormChanges(
  { ActionId, MenteeId, Part: part, page, count: size }: InputOf<Calls['listFormChanges']>,
  context: CallContext,
): Promise<OutputOf<Calls['listFormChanges']>> {
  const cell = await accessCell(context, MenteeId, ActionId)
  const isShared = part === 'mentor'
  const key = {
    ...cell,
    part,
    menteeId: isShared ? null : MenteeId,
    authorId: isShared ? mentorOf(cell, context) : null,
  }
  const isReadable = readableParts(context.actor.role).includes(part)
  if (!isReadable || (isShared && key.authorId === null)) return { list: [], count: 0, All: 0 }
  const { list, count } = await store.listChanges(context.db, key, { page, count: size })
  return { list, count, All: count }
}

interface Written {
  readonly FormVersion: number
  readonly Data: string
  readonly Seen: string
}

async function write(key: store.PartKey, input: Written, context: CallContext): Promise<void> {
  const { db, actor, now } = context
  const data = parseData(input.Data)
  const seen = parseData(input.Seen, 'Seen')
  const stored = await store.lockPart(db, key)
  const begun = stored?.formVersion ?? input.FormVersion
  // A page may still show the version from which its writer was moved: no answer is refused for that.
  const versions = [...new Set([begun, input.FormVersion])]
  const forms = await Promise.all(versions.map((one) => store.findForm(db, key.actionId, one)))
  const fields = forms.flatMap((form) => fieldsOf(readFields(form), key.part))
  checkKinds(fields, data)
  const names = Object.keys(data)
  const changed = names.filter((name) => !isSame(stored?.data[name], seen[name]))
  const lost = changed.filter((name) => !isSame(stored?.data[name], data[name]))
  if (lost.length > 0) throw new AppError('conflict', { details: { Fields: lost } })
  if (names.length === 0) return
  const text = JSON.stringify(data)
  const change = { data: text, formVersion: begun, fields: names, by: actor.userId, at: now }
  await orTooBig(store.writePart(db, key, change))
}

/**
 * Refuses what is not of its field's kind; bounds, and what is required, are for completing.
 * @throws invalid_input naming each field `Data.<name>`: `not_in_form`, or as kindProblem.
 */
function checkKinds(fields: readonly FormField[], data: DataObject): void {
  const wrong = Object.entries(data).flatMap(([name, value]) => {
    const [field, ...older] = fields.filter((one) => one.name === name)
    if (!field) return [{ field: `Data.${name}`, rule: 'not_in_form' }]
    const rule = kindProblem(field, value)
    if (!rule || older.some((one) => kindProblem(one, value) === undefined)) return []
    return [{ field: `Data.${name}`, rule }]
  })
  if (wrong.length > 0) throw new AppError('invalid_input', { fields: wrong })
}

/** The same of data that has more in it than the fields of a form. */
export function checkKnownKinds(fields: readonly FormField[], data: DataObject): void {
  const names = new Set(fields.map(({ name }) => name))
  checkKinds(fields, Object.fromEntries(Object.entries(data).filter(([name]) => names.has(name))))
}

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmptyValue(one) && isEmptyValue(other)) || isDeepStrictEqual(one, other)

/** Whose own part is shown beside a mentee: the caller's, where they are a mentor, or else the mentee's mentor's. */
function mentorOf(cell: Cell, { actor }: CallContext): number | null {
  return actor.role === 'Mentor' ? actor.userId : (cell.actionMentorId ?? cell.defaultMentorId)
}

function mayWrite(part: FormPart, cell: Cell, { actor }: CallContext): boolean {
  return actor.role === 'Mentee' ? part === 'mentee' && cell.completedAt === null : true
}

async function readShared(actionId: number, context: CallContext): Promise<Part> {
  const { db, actor } = context
  const key = { projectId: actor.projectId, actionId, authorId: actor.userId }
  const row = await store.findShared(db, key)
  const [part] = await told(context, actionId, [
    asPart(row, { author: row.author, mayWrite: true }),
  ])
  return part as Part
}

/** Parts as their reader is told them. */
async function told(
  { db, language }: CallContext,
  actionId: number,
  parts: readonly Part[],
): Promise<Part[]> {
  const asked = await askedIn(db, language, actionId)
  return parts.map((part) => ({ ...part, Fields: asked.fields(part.Fields) }))
}

interface Around {
  readonly author?: Part['Author']
  readonly mayWrite: boolean
  /** Whose completion may ask for the part; the mentor's own part is asked for by none. */
  readonly cell?: Cell
}

function asPart(row: store.PartRow, { author = null, mayWrite: MayWrite, cell }: Around): Part {
  const [Fields, present] = [row.form, row.present].map((form) =>
    fieldsFrom(form).filter(({ part }) => part === row.part),
  ) as [Part['Fields'], Part['Fields']]
  return {
    Part: row.part,
    Fields,
    FormVersion: row.formVersion,
    // A newer version may have changed other parts alone.
    IsCurrent: isDeepStrictEqual(Fields, present),
    Data: JSON.stringify(row.data ?? {}),
    Start: '{}',
    MayWrite,
    IsDemanded: cell !== undefined && readCompletionRule(cell.completionRule).NeedsFields,
    Author: author,
    By: row.by,
    At: row.at,
  }
}
