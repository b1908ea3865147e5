import { pathOf } from '@telemachos/contract/paths'
import { formatDate, todayInAthens } from '@telemachos/rules/dates'
import type { Database, Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import { wouldBeNight } from '../mail/index.ts'
import { enableConditionHolds } from './conditions.ts'
import { insertReminded, listToRemind, withdrawReminded, type ReminderRow } from './remind-store.ts'
import { readScopes } from './unshown-store.ts'

/** So many people are reminded in one transaction. */
const BATCH = 1_000
/** So many deadlines are named in one mail. */
const MOST_NAMED = 30

const KINDS = { mentee: 'actions.dueReminder', mentor: 'actions.menteeDueReminder' } as const

/**
 * Reminds people of the deadlines of today's reminders, in the morning: each of one day of one deadline
 * once, with everything of a project in one mail. What people were told of which nothing is so any more
 * is taken back, at any hour.
 */
export async function remindOfDues(database: Database, now: Date): Promise<void> {
  const today = todayInAthens(now)
  await database.transaction((db) => takeBack(db, today, now))
  if (wouldBeNight(now)) return
  let after = { projectId: 0, userId: 0 }
  for (;;) {
    const found = await listToRemind(database, today, after, BATCH)
    const last = found.at(-1)
    if (!last) return
    const rows = await openOnly(database, found, now)
    if (rows.length > 0)
      await database.transaction(async (db) => {
        await insertReminded(db, today, rows)
        await tell(db, rows, { today, now })
      })
    after = last
  }
}

/** What the notices of a day are about. */
const thingOf = (projectId: number, today: string) => `actions/dues/${projectId}/${today}`

async function takeBack(db: Db, today: string, now: Date): Promise<void> {
  const gone = await withdrawReminded(db, today)
  const about = gone.map(({ projectId, userId, toldOn }) => ({
    thing: thingOf(projectId, toldOn),
    userId,
  }))
  await notices.get().withdraw(db, { about, now })
}

/** The deadlines of actions that are open to their mentees: whose EnableCondition holds. */
async function openOnly(
  db: Db,
  rows: readonly ReminderRow[],
  now: Date,
): Promise<readonly ReminderRow[]> {
  const conditional = rows.filter(({ enableCondition }) => enableCondition.trim() !== '')
  const closed = new Set<ReminderRow>()
  for (const [projectId, ofProject] of Map.groupBy(conditional, (row) => row.projectId)) {
    const menteeIds = [...new Set(ofProject.map(({ menteeId }) => menteeId))]
    const actionIds = [...new Set(ofProject.map(({ actionId }) => actionId))]
    const people = await readScopes(db, projectId, menteeIds, actionIds)
    const byId = new Map(people.map((person) => [person.menteeId, person]))
    for (const row of ofProject) {
      const person = byId.get(row.menteeId)
      const { actionId: Id, typeId: TypeId, title: Title, dueOn: Due, data: Data } = row
      const scope = person && {
        ...person.scope,
        action: { Id, TypeId, Title, Due, Data },
        data: person.data[Id] ?? {},
        now,
      }
      if (!enableConditionHolds(row.enableCondition, scope)) closed.add(row)
    }
  }
  return rows.filter((row) => !closed.has(row))
}

async function tell(
  db: Db,
  rows: readonly ReminderRow[],
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  const groups = Map.groupBy(rows, ({ projectId, isMentor }) => `${projectId} ${isMentor}`)
  for (const ofGroup of groups.values()) {
    const [{ projectId, isMentor } = { projectId: 0, isMentor: false }] = ofGroup
    const kind = KINDS[isMentor ? 'mentor' : 'mentee']
    const thing = thingOf(projectId, today)
    await notices.get().tell(db, {
      kind,
      projectId,
      senderId: null,
      now,
      to: [...Map.groupBy(ofGroup, ({ userId }) => userId)].map(([userId, theirs]) => ({
        userId,
        key: `${kind}/${projectId}/${userId}/${today}`,
        thing,
        of: theirs.map(({ menteeId }) => menteeId),
        model: modelOf(theirs, today),
      })),
    })
  }
}

const DAY = 24 * 60 * 60_000

/** What one person is told: each deadline once, the earliest first. */
function modelOf(rows: readonly ReminderRow[], today: string): Record<string, unknown> {
  const all = [...Map.groupBy(rows, ({ menteeId, actionId }) => `${menteeId} ${actionId}`).values()]
  const firsts = all.flatMap(([first]) => first ?? [])
  const [first] = firsts
  return {
    ...(first && { title: first.title, titles: first.titles, path: pathTo(first, firsts.length) }),
    ...(first?.isMentor && { with: first.name }),
    more: firsts.length - 1,
    hidden: Math.max(0, firsts.length - MOST_NAMED),
    items: firsts.slice(0, MOST_NAMED).map(({ title, titles, dueOn, name, isMentor }) => ({
      title,
      titles,
      due: formatDate(dueOn),
      days: Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY),
      ...(isMentor && { with: name }),
    })),
  }
}

function pathTo({ isMentor, menteeId, actionId }: ReminderRow, count: number): string {
  if (count > 1) return pathOf(isMentor ? 'mentor.mentee.list' : 'mentee.actions')
  return isMentor
    ? pathOf('mentor.mentee.view', { menteeId, actionId })
    : pathOf('mentee.action', { Id: actionId })
}
