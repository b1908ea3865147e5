import { actionDataChanged } from '@telemachos/contract/actions/events'
import { pathOf } from '@telemachos/contract/paths'
import { userChanged } from '@telemachos/contract/people/events'
import type { AuditRow } from '../../kernel/audit.ts'
import { writeRecord } from '../../kernel/call-record.ts'
import { notices, type NoticeTo } from '../../kernel/notices.ts'
import { roomsOf, type OutgoingEvent } from '../../kernel/outbox.ts'
import { AppError } from '../../kernel/errors.ts'
import {
  audienceOf,
  extendDues,
  mergeOwnData,
  planMeeting,
  scheduleFields,
  type CellKey,
  type Completing,
  type OwnDataMerge,
  type Planned,
} from '../actions/index.ts'
import {
  assignedStaffOf,
  fieldChange,
  readFieldLists,
  writePersonField,
  writeProjectField,
} from '../people/index.ts'
import type { Plan } from './decide.ts'
import { runOf } from './decide.ts'
import type { Effect } from './effects.ts'
import { insertingRuns } from './run-store.ts'
import { sentencesIn } from './script-texts.ts'

type Made = Planned<Plan>

/** An effect with the completion that it belongs to. */
type Of<Kind extends Effect['kind']> = Made & { readonly effect: Effect & { readonly kind: Kind } }

/** Does what scripts have planned, each kind of thing at once for all completions, and keeps their runs. */
export async function carryOut(completing: Completing, made: readonly Made[]): Promise<void> {
  const { db, now } = completing
  const of = <Kind extends Effect['kind']>(kind: Kind): Of<Kind>[] =>
    made.flatMap((one) =>
      one.planned.effects
        .filter((effect): effect is Effect & { readonly kind: Kind } => effect.kind === kind)
        .map((effect) => ({ ...one, effect })),
    )
  const fields = of('field')
  await writeFields(completing, fields)
  await writeData(completing, [...of('data'), ...of('date')])
  await writeDues(completing, of('due'))
  for (const one of of('meeting')) await planOne(completing, one)
  await tell(completing, of('notice'))
  const runs = made.map(({ row, planned: { effects, script } }) =>
    runOf({ ...row, version: script.version }, { kind: 'planned', effects }),
  )
  const { leave = (record) => writeRecord(db, record) } = completing
  await leave({
    audit: await auditRows(completing, made),
    events: eventsOf(made),
    also: [insertingRuns(runs, now)],
  })
}

async function writeFields({ db }: Completing, all: readonly Of<'field'>[]): Promise<void> {
  const byName = Map.groupBy(all, ({ effect, row }) => `${row.projectId}/${effect.name}`)
  for (const same of byName.values()) {
    const [first] = same
    if (!first) continue
    // Of one person the last counts.
    const values = new Map(same.map(({ row, effect }) => [row.menteeId, effect.value]))
    const given = [...values].map(([userId, value]) => ({ userId, value }))
    const { name, place } = first.effect
    if (place === 'person') await writePersonField(db, name, given)
    else await writeProjectField(db, first.row.projectId, name, given)
  }
}

async function writeData(
  { db, now }: Completing,
  all: readonly (Of<'data'> | Of<'date'>)[],
): Promise<void> {
  const merges = new Map<string, OwnDataMerge & { readonly values: object }>()
  for (const { row, effect, planned } of all) {
    const { projectId, menteeId } = row
    const key = `${projectId}/${menteeId}/${effect.actionId}`
    const before = merges.get(key)
    const given = effect.kind === 'data' ? effect.data : scheduleFields(effect.at)
    const values = { ...before?.values, ...given }
    merges.set(key, {
      projectId,
      menteeId,
      actionId: effect.actionId,
      values,
      data: JSON.stringify(values),
      scheduledAt: effect.kind === 'date' ? effect.at : before?.scheduledAt,
      by: row.by ?? planned.script.changedBy,
    })
  }
  await mergeOwnData(db, [...merges.values()], now)
}

async function writeDues({ db, now }: Completing, all: readonly Of<'due'>[]): Promise<void> {
  const extensions = new Map(
    all.map(({ row, effect, planned }) => [
      `${row.projectId}/${row.menteeId}/${effect.actionId}`,
      {
        projectId: row.projectId,
        menteeId: row.menteeId,
        actionId: effect.actionId,
        until: effect.until,
        reason: effect.reason,
        by: row.by ?? planned.script.changedBy,
      },
    ]),
  )
  await extendDues(db, [...extensions.values()], now)
}

/** A meeting is agreed with the mentor of the completion, by whoever completes. */
async function planOne({ requestOf }: Completing, { row, effect }: Of<'meeting'>): Promise<void> {
  const { context } = requestOf(row)
  if (!context || row.mentorId === null)
    throw new AppError('rule_violated', { details: { rule: 'completion_script_failed' } })
  const cell = { ...row, actionId: effect.actionId }
  await planMeeting(context, cell, { at: effect.at, mentorId: row.mentorId })
}

async function tell(
  { db, now, requestOf }: Completing,
  all: readonly Of<'notice'>[],
): Promise<void> {
  const byProject = Map.groupBy(all, ({ row }) => row.projectId)
  for (const [projectId, some] of byProject) {
    const said = some.map(({ row, effect }) => ({ actionId: row.actionId, sentence: effect.text }))
    const titlesOf = await sentencesIn(db, projectId, said)
    const to = some.flatMap(({ row, effect }, place): NoticeTo[] => {
      const { menteeId, mentorId, actionId } = row
      const userId = effect.to === 'mentee' ? menteeId : mentorId
      if (userId === null) return []
      const path =
        effect.to === 'mentee'
          ? pathOf('mentee.action', { Id: actionId })
          : pathOf('mentor.action.list')
      return [
        {
          userId,
          key: `scripts.said/${requestOf(row).requestId}/${menteeId}/${actionId}/${place}`,
          thing: `scripts/${projectId}/${actionId}/${menteeId}`,
          model: {
            title: effect.text,
            titles: titlesOf({ actionId, sentence: effect.text }),
            path,
          },
          of: [menteeId],
        },
      ]
    })
    await notices.get().tell(db, { kind: 'scripts.said', projectId, senderId: null, now, to })
  }
}

async function auditRows(
  { db, requestOf }: Completing,
  made: readonly Made[],
): Promise<AuditRow[]> {
  const fieldsOf = new Map<number, ReadonlyMap<string, Parameters<typeof fieldChange>[0]>>()
  const projects = new Set(made.filter(writesField).map(({ row }) => row.projectId))
  for (const projectId of projects) {
    const { Fields, ProjectFields } = await readFieldLists(db, projectId)
    fieldsOf.set(
      projectId,
      new Map([...Fields, ...ProjectFields].map((field) => [field.Name, field])),
    )
  }
  return made.map(({ row, planned: { effects, script } }) => ({
    verb: 'scripts.ran',
    requestId: requestOf(row).requestId,
    projectId: row.projectId,
    subjectId: row.menteeId,
    actionId: row.actionId,
    ...(row.by !== null && { actorId: row.by }),
    actingAdminId: requestOf(row).context?.principal.actingAdminId ?? undefined,
    detail: {
      version: script.version,
      author: script.changedBy,
      effects: effects.length,
    },
    changes: effects.flatMap((effect) => {
      const field =
        effect.kind === 'field' ? fieldsOf.get(row.projectId)?.get(effect.name) : undefined
      if (effect.kind !== 'field' || !field || effect.old === effect.value) return []
      return [fieldChange(field, effect.old, effect.value)]
    }),
  }))
}

const writesField = ({ planned }: Made): boolean =>
  planned.effects.some(({ kind }) => kind === 'field')

function eventsOf(made: readonly Made[]): OutgoingEvent[] {
  const written = made.flatMap(({ row, planned }) =>
    planned.effects.flatMap((effect): CellKey[] =>
      effect.kind === 'data' || effect.kind === 'date' || effect.kind === 'due'
        ? [{ ...row, actionId: effect.actionId }]
        : [],
    ),
  )
  const data = written.map((cell) => ({
    name: actionDataChanged.name,
    payload: { ProjectId: cell.projectId, ActionId: cell.actionId, MenteeId: cell.menteeId },
    rooms: roomsOf(audienceOf(cell, 'everyone')),
  }))
  const people = made.filter(writesField).map(({ row: { projectId, menteeId } }) => ({
    name: userChanged.name,
    payload: { ProjectId: projectId, UserId: menteeId },
    rooms: roomsOf({
      users: [menteeId],
      project: projectId,
      rooms: assignedStaffOf(projectId, [menteeId]),
    }),
  }))
  return [...data, ...people]
}
