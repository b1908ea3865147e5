import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { expect, it } from 'vitest'
import { answerReader } from './answer-facts.ts'

const FORMS = new Map<number, unknown>([
  [1, READY_FORMS['2021-27'].start],
  [2, READY_FORMS['2021-27'].end],
  [3, { ...READY_FORMS['2021-27'].start, Period: '2014-20' }],
])

const readerOn = (key: WeakKey, today: string) =>
  answerReader({ key }, FORMS, { language: 'el', today })

const entry = JSON.stringify({ '1': '2026-03-05', '2': '2.2' })
const exit = JSON.stringify({ '21': '2026-04-01', '23': '23.1' })

it('reads what was read before once, and each version of a form for itself', () => {
  const key = {}
  const read = readerOn(key, '2026-05-01')
  const facts = read(1, entry)
  expect(facts).toMatchObject({ period: '2021-27', joined: '2026-03-05', left: undefined })
  expect(readerOn(key, '2026-05-01')(1, entry)).toBe(facts)
  expect(readerOn({}, '2026-05-01')(1, entry)).not.toBe(facts)
  expect(read(3, entry)).toMatchObject({ period: '2014-20' })
  expect(read(2, exit)).toMatchObject({ joined: undefined, left: '2026-04-01' })
})

it('knows nothing of who has no form, or one of another project', () => {
  const read = readerOn({}, '2026-05-01')
  expect([read(null, null), read(1, null), read(9, entry)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('asks anew each day how somebody is six months after leaving', () => {
  const key = {}
  const dueOn = (today: string) => readerOn(key, today)(2, exit)?.isLaterDue
  expect(['2026-09-30', '2026-10-01', '2026-09-30'].map(dueOn)).toEqual([false, true, false])
})
