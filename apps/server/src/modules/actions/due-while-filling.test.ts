import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const PEOPLE = 50
const TODAY = todayInAthens(new Date())

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

it('a deadline that changes while fifty people fill in the action loses nothing of theirs', async () => {
  const { db, projectId, server, as } = programme
  const first = await createAction(db, projectId, { title: 'Πρώτη' })
  const task = await createAction(db, projectId, { title: 'Δεύτερη' })
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, () => createPerson(db, projectId, ['Mentee'])),
  )
  const clients = await Promise.all(people.map(({ username }) => server.client().signIn(username)))
  const place = { ProjectId: projectId, ActionId: task }
  const rules = [
    { Kind: 'date' as const, On: addDays(TODAY, -1), Grace: null },
    { Kind: 'joining' as const, Amount: 1, Unit: 'week' as const },
    { Kind: 'completion' as const, ActionId: first, Amount: 3, Unit: 'day' as const },
  ]
  const change = async () => {
    for (const Rule of rules) {
      const { Rule: Seen } = await as.admin.ask('actions.getDueRule', place)
      await as.admin.ask('actions.saveDueRule', { ...place, Rule, Seen })
    }
  }
  const fill = async (client: (typeof clients)[number], index: number) => {
    const MenteeId = people[index]?.id ?? 0
    const answers = ['α', 'β'].map((part) => `${part} ${index}`)
    for (const answer of answers) {
      const Data = JSON.stringify({ answer })
      await client.ask('actions.saveDataAsMentee', { ActionId: task, MenteeId, Data })
    }
    await client.ask('actions.completeAction', { ActionId: first, MenteeId })
    return { data: { answer: answers.at(-1) }, due: addDays(TODAY, 3) }
  }
  const [, ...written] = await Promise.all([change(), ...clients.map(fill)])
  const stored = await db.rows(sql`
    select d.data, o.due_on as due from action_data d
    join action_dues o using (project_id, mentee_id, action_id)
    where d.action_id = ${task} and d.drawer = 'mentee'
    order by array_position(${people.map(({ id }) => id)}::int[], d.mentee_id)`)
  expect(stored).toEqual(written)
  const { wrong } = await db.one<{ wrong: number }>(sql`select recount()::int as wrong`)
  expect(wrong).toBe(0)
})
