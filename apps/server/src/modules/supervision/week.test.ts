import { addDays, athensInstant, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { tellOfWeeks } from './tell-of-weeks.ts'

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const today = todayInAthens(new Date())
const monday = addDays(today, 8 - weekdayOf(today))
const tellAt = (date: string, time: string) =>
  tellOfWeeks({ database: programme.db, now: new Date(athensInstant(date, time)) })
const told = () =>
  programme.db.rows<{ userId: number; model: object }>(sql`
    select user_id as "userId", model from notices where kind = 'supervision.week' order by id`)

it('tells supervisors on Monday morning how theirs stand, once, and nobody else', async () => {
  const { db, projectId, people } = programme
  await db.run(sql`update users set last_signed_in_at = now()`)
  await db.run(sql`update memberships set joined_at = ${addDays(today, -30)}::date`)
  await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
  const task = await createAction(db, projectId, { title: 'Βιογραφικό' })
  const MenteeId = people.mentee.id
  await programme.as.mentor.ask('actions.completeAction', { ActionId: task, MenteeId })
  await db.run(
    sql`update completions set completed_at = ${athensInstant(addDays(monday, -1), '12:00')}`,
  )
  await tellAt(monday, '07:55')
  expect(await told()).toEqual([])
  await tellAt(monday, '08:05')
  await tellAt(monday, '08:15')
  expect(await told()).toEqual([
    {
      userId: people.supervisor.id,
      model: {
        ...{ mentees: 1, waiting: 1, firstMeeting: 1, nextMeeting: 0, overdue: 0, invitation: 0 },
        ...{ held: 0, completed: 1, path: 'admin/project/supervisor' },
      },
    },
  ])
  const mails = await db.rows(sql`select user_id as to, template, due_at as at from mails`)
  expect(mails).toEqual([
    {
      to: people.supervisor.id,
      template: 'supervision.week',
      at: athensInstant(monday, '08:05'),
    },
  ])
})

it('tells of a week later on the day on which the server was not there, and not after it', async () => {
  const next = addDays(monday, 7)
  await tellAt(addDays(next, 1), '08:00')
  expect(await told()).toHaveLength(1)
  await tellAt(addDays(next, 7), '23:00')
  expect(await told()).toHaveLength(2)
})
