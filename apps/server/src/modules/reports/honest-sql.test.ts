import { afterAll, beforeAll, expect, it } from 'vitest'
import { HONEST } from '../../testing/honest-sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const Parameters = { from: '2026-01-01', until: '2026-12-31', part: 'ment' }

it('are sixty and more, and none is there twice', () => {
  expect(HONEST.length).toBeGreaterThanOrEqual(60)
  expect(new Set(HONEST).size).toBe(HONEST.length)
})

it.each(HONEST.map((query) => query.trim().replace(/\s+/g, ' ')))('runs %s', async (Query) => {
  const answer = await programme.as.admin.call('reports.adminExecute', { Query, Parameters })
  expect(answer).toMatchObject({ status: 200 })
})
