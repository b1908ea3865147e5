import { contract } from '@telemachos/contract'
import { roleMayCall } from '@telemachos/contract/core/admission'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import * as history from './history-store.ts'
import { accessPerson } from './policy.ts'
import { within } from './reach/index.ts'
import { visibleFieldNames } from './read-users.ts'

type Call = typeof contract.people.calls.listActivity
type Line = OutputOf<Call>['list'][number]

/** Who may read the applications that the feed names. */
const READING = contract.applications.calls.read.access

/** A page of what was done to one person, or to people within reach, the newest first. */
export async function readActivity(
  { UserId, Day, Verb, ById, page, count: size }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  if (UserId !== undefined) await accessPerson(context, UserId)
  const { db, actor, language } = context
  const reach = within(context, { reads: 'all' })
  const lines = { projectId: actor.projectId, reach, subjectId: UserId }
  const looked = { ...lines, day: Day, verb: Verb, byId: ById }
  const found = await history.listActivity(db, looked, { page, count: size }, language)
  const show = await asSeen(context)
  return { list: found.list.map(show), count: found.count, All: found.count }
}

/** What one person did in one way on one day, to people within reach. */
export interface Changes {
  readonly Day: string
  readonly Count: number
  readonly People: number
  readonly Latest: Line
}

/** So many days are looked back. */
const DAYS = 7

/** What changed in the last seven days, a line for all that one person did in one way on one day. */
export async function readChanges(context: CallContext): Promise<Changes[]> {
  const { db, actor, language, now } = context
  const lines = { projectId: actor.projectId, reach: within(context, { reads: 'all' }) }
  const since = new Date(athensInstant(addDays(todayInAthens(now), 1 - DAYS), '00:00'))
  const rows = await history.listChanges(db, lines, since, language)
  const show = await asSeen(context)
  return rows.map(({ Day, Count, People, ...line }) => ({ Day, Count, People, Latest: show(line) }))
}

/** Leaves out of a line what the caller may not read. */
async function asSeen(context: CallContext): Promise<(row: history.ActivityRow) => Line> {
  const visible = await visibleFieldNames(context)
  const readsApplications = roleMayCall(READING.roles, context.actor.role)
  return ({ Change, ...line }) => ({
    ...line,
    Change: {
      ...Change,
      Fields: Change.Fields.filter((name) => visible.has(name)),
      Protocol: readsApplications ? Change.Protocol : null,
    },
  })
}
