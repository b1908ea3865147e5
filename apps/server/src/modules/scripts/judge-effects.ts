import { MAX_SENTENCE } from '@telemachos/contract/scripts/limits'
import type { ProjectField } from '@telemachos/contract/projects/entities'
import { fieldsOf, readFields } from '@telemachos/questionnaire/form/form-field'
import { readFieldValue } from '@telemachos/rules/field-values'
import { readPlaceValue } from '@telemachos/rules/places'
import { z } from 'zod'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { isKeepable } from '../../kernel/keepable.ts'
import type { ScriptEffect } from '../../kernel/scripts/script-job.ts'
import {
  checkData,
  checkKnownKinds,
  findWrittenActions,
  MENTOR_FIELDS,
  ownDataRules,
  readSchedule,
  requireKinds,
  type WrittenAction,
} from '../actions/index.ts'
import { knownPlaces, readFieldLists, readFieldSettings } from '../people/index.ts'
import type { Effect } from './effects.ts'

/** What scripts of a project may write, and where. */
export interface Writable {
  readonly fields: ReadonlyMap<
    string,
    { readonly field: ProjectField; readonly place: 'person' | 'membership' }
  >
  readonly actions: ReadonlyMap<number, WrittenAction>
}

/** Columns and credentials: people write these themselves. */
const OWN_FIELDS = ['first_name', 'last_name', 'email', 'username']

/** What the project's scripts may write, of what these effects name. */
export async function readWritable(
  db: Db,
  projectId: number,
  effects: readonly ScriptEffect[],
): Promise<Writable> {
  const named = (name: ScriptEffect['name'][]) => effects.filter((one) => name.includes(one.name))
  const ids = named(['setData', 'setDate', 'extendDue', 'planMeeting']).map(({ args }) => args[0])
  const actionIds = [...new Set(ids)].filter((id) => actionId.safeParse(id).success) as number[]
  const rows = actionIds.length === 0 ? [] : await findWrittenActions(db, projectId, actionIds)
  return {
    fields: named(['setField']).length === 0 ? new Map() : await readWritableFields(db, projectId),
    actions: new Map(rows.map((row) => [row.id, row])),
  }
}

async function readWritableFields(db: Db, projectId: number): Promise<Writable['fields']> {
  const lists = await readFieldLists(db, projectId)
  const { consents } = await readFieldSettings(db, projectId)
  const numbers = await knownPlaces(db, projectId, 'kayas')
  const excluded = new Set([...OWN_FIELDS, ...consents, ...numbers.map(({ name }) => name)])
  const of = (fields: readonly ProjectField[], place: 'person' | 'membership') =>
    fields
      .filter(({ Name }) => !excluded.has(Name))
      .map((field) => [field.Name, { field, place }] as const)
  return new Map([...of(lists.Fields, 'person'), ...of(lists.ProjectFields, 'membership')])
}

const actionId = z.int().min(1)
const object = z.record(z.string(), z.unknown())
const sentence = z.string().trim().min(1).max(MAX_SENTENCE).refine(isKeepable)
const day = z.iso.date()

const SHAPES = {
  refuse: z.tuple([sentence]),
  setField: z.tuple([z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])]),
  setData: z.tuple([actionId, object]),
  setDate: z.tuple([actionId, day.nullable()]),
  extendDue: z.union([z.tuple([actionId, day]), z.tuple([actionId, day, sentence])]),
  planMeeting: z.tuple([actionId, z.iso.datetime({ offset: true })]),
  notify: z.union([z.tuple([sentence]), z.tuple([sentence, z.enum(['mentee', 'mentor'])])]),
} as const

/** What a script may do, and to whom. */
export interface Judging {
  readonly writable: Writable
  /** The level of the script's author. */
  readonly level: number
  readonly user: Readonly<Record<string, unknown>>
  /** What the action is called that is being completed. */
  readonly title: string
  readonly now: Date
  /** yyyy-mm-dd in Athens. */
  readonly today: string
}

/**
 * What an effect comes to.
 * @returns the effect, or why it is none, in words for the script's author.
 */
export function judgeEffect({ name, args }: ScriptEffect, judging: Judging): Effect | string {
  const given = SHAPES[name].safeParse(args)
  if (!given.success) return `${name}: what it is given is not what it takes`
  const values: readonly unknown[] = given.data
  try {
    const effect = effectOf(name, values, judging)
    return typeof effect === 'string' ? `${name}: ${effect}` : effect
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const rules = error.fields.map(({ field, rule }) => `${field} ${rule}`)
    return [name, ...rules].join(': ')
  }
}

function effectOf(
  name: ScriptEffect['name'],
  [first, second, third]: readonly unknown[],
  judging: Judging,
): Effect | string {
  switch (name) {
    case 'refuse':
      return 'it ends the script'
    case 'setField':
      return fieldEffect(String(first), second === null ? '' : String(second), judging)
    case 'notify':
      return { kind: 'notice', text: String(first), to: second === 'mentor' ? 'mentor' : 'mentee' }
    default: {
      const action = judging.writable.actions.get(Number(first))
      if (!action) return `the project has no action ${String(first)}`
      return actionEffect(name, action, { value: second, reason: third }, judging)
    }
  }
}

function fieldEffect(
  name: string,
  value: string,
  { writable, level, user, today }: Judging,
): Effect | string {
  const found = writable.fields.get(name)
  if (!found || found.field.Editable < level) return `${name} is no field that it may write`
  const read = readFieldValue(found.field, value, today, readPlaceValue)
  if (read.problem) return `${name} ${read.problem}`
  const old = Object.hasOwn(user, name) ? String(user[name] ?? '') : ''
  return { kind: 'field', name, place: found.place, value: read.value ?? '', old }
}

function actionEffect(
  name: ScriptEffect['name'],
  { id, typeId, isMeeting, hasDue, form }: WrittenAction,
  { value, reason }: { readonly value: unknown; readonly reason: unknown },
  { now, title }: Judging,
): Effect | string {
  if (name === 'setData') {
    const data = value as Record<string, unknown>
    checkData(data, 'data')
    requireKinds(data)
    const reserved = MENTOR_FIELDS.find((field) => Object.hasOwn(data, field))
    if (reserved !== undefined) return `${reserved} is not written as data`
    if (ownDataRules.all().some((rule) => rule.typeId === typeId))
      return 'what is in this action is calculated'
    checkKnownKinds(fieldsOf(readFields(form), 'mentee'), data)
    return { kind: 'data', actionId: id, data }
  }
  if (name === 'extendDue') {
    if (!hasDue) return 'the action has no deadline'
    return { kind: 'due', actionId: id, until: String(value), reason: String(reason ?? title) }
  }
  if (name === 'setDate') {
    if (isMeeting) return 'a meeting is planned by planMeeting'
    return { kind: 'date', actionId: id, at: readSchedule({ date: value }) }
  }
  if (!isMeeting) return 'the action is no meeting'
  const at = new Date(String(value))
  if (at.getTime() <= now.getTime()) return 'the meeting would be in the past'
  at.setUTCSeconds(0, 0)
  return { kind: 'meeting', actionId: id, at: at.toISOString() }
}
