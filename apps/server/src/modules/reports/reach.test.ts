import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme
let queryId: number
beforeAll(async () => {
  programme = await startSmallProgramme()
  const kept = await programme.as.admin.ask('reports.saveQuery', {
    Name: 'Ωφελούμενοι',
    Query: 'select user_id from people where is_mentee',
    Roles: ['Coordinator', 'Supervisor', 'Mentor'],
  })
  queryId = kept.Id
})
afterAll(() => programme.close())

it.each(['admin', 'coordinator', 'supervisor', 'mentor', 'otherMentor'] as const)(
  'a query of %s finds the people whom their own lists show',
  async (name) => {
    const client = programme.as[name]
    const { Result } = await client.ask('reports.executeQuery', { Id: queryId, Parameters: {} })
    const { mentee, stranger } = programme.people
    const found = Result.map((row) => Number(row['user_id']))
    const shown = await Promise.all(
      [mentee, stranger].map(async ({ id }) => {
        const input = { ProjectId: programme.projectId, Ids: [id] }
        const [person] = await client.ask('people.getUsersByIds', input)
        return person ? [id] : []
      }),
    )
    expect(found.toSorted()).toEqual(shown.flat().toSorted())
  },
)
