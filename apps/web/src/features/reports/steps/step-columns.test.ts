import { expect, it } from 'vitest'
import { columnsOf, keptSteps, readySteps } from './step-columns.ts'
import type { Dictionary } from './use-dictionary.ts'

const text = (name: string) => ({ el: name, en: name })
const column = (Name: string) => ({
  ...{ Name, Type: 'text' as const, Label: text(Name), Descr: text('') },
  ...{ Personal: false, Own: false },
})
const view = (Name: string, ...columns: string[]) => ({
  ...{ Name, Domain: 'people', Label: text(Name), Descr: text('') },
  Columns: columns.map(column),
  Relations: [],
})
const DICTIONARY: Dictionary = {
  Views: [view('people', 'user_id', 'state'), view('meetings', 'place')],
  Functions: [],
}
const JOINED = {
  From: 'people',
  Joins: [{ View: 'meetings', Relation: 'people.meetings', Optional: true }],
  By: [{ Column: 'meetings.place' }, { Column: 'people.state' }],
}

it('names the columns of every view that is read', () => {
  expect(columnsOf(DICTIONARY, JOINED).map(({ path }) => path)).toEqual([
    'people.user_id',
    'people.state',
    'meetings.place',
  ])
})

it('drops what names a view that is no longer read', () => {
  const kept = keptSteps(DICTIONARY, { ...JOINED, Joins: [] })
  expect(kept.By).toEqual([{ Column: 'people.state' }])
})

it('leaves a condition out for as long as it waits for its value', () => {
  const waiting = { Column: 'people.state', Operator: 'equals' as const, Value: null }
  const whole = { Column: 'people.state', Operator: 'isEmpty' as const, Value: null }
  const steps = {
    From: 'people',
    Filters: [{ Conditions: [waiting] }, { Conditions: [waiting, whole] }],
  }
  expect(readySteps(steps).Filters).toEqual([{ Conditions: [whole] }])
})
