import { afterAll, beforeAll, expect, it } from 'vitest'
import { athensInstant } from '@telemachos/rules/dates'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { countDays } from './count-days.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
  const { db, projectId, people } = programme
  await createProject(db)
  await db.run(sql`
    update memberships set joined_at = ${athensInstant('2026-03-02', '09:00')}
    where project_id = ${projectId} and is_mentee`)
  const [one, two, hidden] = [
    await createAction(db, projectId),
    await createAction(db, projectId),
    await createAction(db, projectId, { flags: 0 }),
  ]
  const complete = (menteeId: number, actionId: number, day: string) =>
    db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      values (${projectId}, ${menteeId}, ${actionId}, ${athensInstant(day, '23:30')})`)
  await complete(people.mentee.id, one, '2026-03-03')
  await complete(people.mentee.id, two, '2026-03-05')
  await complete(people.mentee.id, hidden, '2026-03-05')
  await complete(people.stranger.id, one, '2026-03-04')
})
afterAll(() => programme.close())

const count = (day: string) =>
  countDays({ database: programme.db, now: new Date(athensInstant(day, '03:00')) })

const trend = (client = programme.as.admin) =>
  client.ask('indicators.getTrend', { From: '2026-03-01', To: '2026-03-10' })

const day = (Day: string, Mentees: number, Done: number, Completions: number) => ({
  ...{ Day: `2026-03-${Day}`, Mentees, Done, Completions, Meetings: 0 },
})

it('days are counted from the first on, the past at once and each night the day before', async () => {
  await count('2026-03-06')
  const past = [day('02', 2, 0, 0), day('03', 2, 1, 1), day('04', 2, 2, 1), day('05', 2, 3, 1)]
  expect(await trend()).toEqual(past)
  // An earlier hour of the same day changes nothing.
  await count('2026-03-06')
  expect(await trend()).toEqual(past)
  const { db, projectId, people } = programme
  await db.run(sql`
    update memberships set left_at = ${athensInstant('2026-03-06', '12:00')}
    where project_id = ${projectId} and user_id = ${people.stranger.id}`)
  await count('2026-03-07')
  // What was counted stays; whoever has left took theirs along.
  expect(await trend()).toEqual([...past, day('06', 1, 2, 0)])
})

it('whoever oversees some people has theirs, and nobody more than three years at once', async () => {
  expect(await trend(programme.as.supervisor)).toEqual([
    day('02', 1, 0, 0),
    day('03', 1, 1, 1),
    day('04', 1, 1, 0),
    day('05', 1, 2, 1),
    day('06', 1, 2, 0),
  ])
  expect(
    await programme.as.admin.call('indicators.getTrend', { From: '2020-01-01', To: '2026-03-10' }),
  ).toMatchObject({ body: { fields: [{ field: 'To', rule: 'trend_span' }] } })
  expect(
    await programme.as.mentor.call('indicators.getTrend', { From: '2026-03-01', To: '2026-03-10' }),
  ).toMatchObject({ status: 403 })
})
