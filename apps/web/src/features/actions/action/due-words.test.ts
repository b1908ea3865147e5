import { expect, it } from 'vitest'
import { texts } from '@telemachos/contract/texts'
import { makeTranslator, type Texts } from '#shared'
import { dueDateIn, dueWords } from './due-words.ts'

const greek = Object.fromEntries(Object.entries(texts).map(([key, { el }]) => [key, el]))
const t = makeTranslator(greek) as Texts['t']
const Anchor = { Title: 'Γνωριμία' }

it('says from what a deadline counts', () => {
  expect([
    dueWords({ From: 'joining', Amount: 1, Unit: 'week' }, t),
    dueWords({ From: 'completion', Amount: 15, Unit: 'day', Anchor }, t),
    dueWords({ From: 'meeting', Amount: -3, Unit: 'weekday', Anchor }, t),
    dueWords({ From: 'meeting', Amount: 0, Unit: 'day', Anchor }, t),
  ]).toEqual([
    '1 εβδομάδα μετά την ένταξη στο έργο',
    '15 ημέρες μετά την ολοκλήρωση της δράσης «Γνωριμία»',
    '3 εργάσιμες ημέρες πριν από τη συνάντηση «Γνωριμία»',
    'την ημέρα της συνάντησης «Γνωριμία»',
  ])
})

it('says how far a deadline is by the days of Athens', () => {
  // Still the day before in UTC.
  const now = new Date('2026-03-08T22:30:00Z')
  expect(
    ['2026-03-12', '2026-03-09', '2026-03-10', '2026-03-08'].map((due) => dueDateIn(due, now, t)),
  ).toEqual([
    '12/03/2026 (σε 3 ημέρες)',
    '09/03/2026 (σήμερα)',
    '10/03/2026 (αύριο)',
    '08/03/2026 (χθες)',
  ])
})
