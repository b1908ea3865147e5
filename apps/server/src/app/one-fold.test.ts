import { fold, sortKey } from '@telemachos/rules/greek-text'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const letter = fc.constantFrom(
  ...'αάϊΐςΆΣΏaZéßøæŁЙ0019 .-\u00a0\u2003\t\u2019\u02bc`\u0384\u1ffd\u1fef\u2011\u2013\u00ad\u200b',
)
const text = fc.string({ unit: letter, maxLength: 24 })

it('folds and orders in the database as everywhere else', async () => {
  const texts = fc.sample(text, { seed: 20260305, numRuns: 2000 })
  const numbers = [
    '0',
    '00',
    '007',
    '10',
    '12345678',
    '123456789',
    '1234567890',
    'α1β22γ333',
    'v1.10',
  ]
  const given = [...texts, ...numbers, ...numbers.map((number) => `Ομάδα ${number} b`)]
  const rows = await programme.db.rows(sql`
    select fold_text(g.text) as folded, sort_text(g.text) as key
    from unnest(${given}::text[]) with ordinality as g (text, place) order by g.place`)
  expect(rows).toEqual(given.map((one) => ({ folded: fold(one), key: sortKey(one) })))
})
