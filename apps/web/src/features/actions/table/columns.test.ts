import { makeTranslator } from '#shared'
import { tableTexts } from '@telemachos/contract/actions/table-texts'
import { describe, expect, it } from 'vitest'
import { audienceWords } from './audience.ts'
import { cellText, COLUMNS, typedValues, type ColumnKey } from './columns.ts'
import { filtered, groupPaths, NO_FILTER } from './filter.ts'
import type { Row } from './row.ts'

const greek = Object.fromEntries(Object.entries(tableTexts).map(([key, { el }]) => [key, el]))
const texts = { language: 'el' as const, t: makeTranslator(greek as never) }
const columnTexts = {
  texts,
  mentees: 120,
  today: '2026-03-10',
  groupNamed: (typed: string) => (typed === 'Start' ? 'Έναρξη' : typed),
}
const row = (rest: Partial<Row> = {}): Row => ({
  ...{ ActionId: 1, TypeId: 3, Title: 'Στόχοι', Titles: { en: 'Goals' }, Version: 1 },
  ...{ Group: ['Έναρξη', 'Γνωριμία'], Flags: 2, Due: '2026-03-05', Revision: 1 },
  ...{ ShowCondition: '', EnableCondition: '', QuestId: null, Done: 3, Of: 9, Unshown: 0 },
  ...{
    SharedWith: [],
    ChangedAt: null,
    ChangedBy: null,
    ArchivedAt: null,
    DraftAt: null,
    DueRule: null,
  },
  ...rest,
})
const column = (key: ColumnKey) =>
  COLUMNS.find((one) => one.key === key) as (typeof COLUMNS)[number]
const typed = (key: ColumnKey, text: string, of = row()) =>
  typedValues(of, column(key), text, columnTexts)

describe('cells of the table', () => {
  it('read what is typed or pasted, as they write it', () => {
    expect(typed('Due', '3.4.2026')).toEqual({ Due: '2026-04-03' })
    expect(typed('Due', '31/02/2026')).toBeUndefined()
    expect(typed('Due', '')).toEqual({ Due: null })
    expect(typed('Group', 'Start / Γνωριμία')).toEqual({ Group: ['Έναρξη', 'Γνωριμία'] })
    expect(typed('HideInGrid', 'ΝΑΙ')).toEqual({ Flags: 18 })
    expect(typed('Published', 'όχι')).toEqual({ Flags: 0 })
    expect(typed('Published', 'ίσως')).toBeUndefined()
    expect(typed('Title.el', ' ')).toBeUndefined()
    expect(typed('Title.en', '')).toEqual({ Titles: {} })
    for (const key of ['Due', 'Group', 'Published', 'Title.en'] as const) {
      const text = cellText(row(), column(key), columnTexts)
      expect({ ...row(), ...typed(key, text) }).toEqual(row())
    }
  })

  it('say who sees the action', () => {
    const words = (rest: Partial<Row>) => audienceWords(row(rest), 120, texts)
    expect(words({})).toBe('Ωφελούμενοι, μέντορες, επόπτες')
    expect(words({ Flags: 0 })).toBe('Κανείς ακόμη: αδημοσίευτη')
    expect(words({ ShowCondition: 'x', Unshown: 90, Flags: 2 | 4 | 16 })).toBe(
      'Ωφελούμενοι: 30 από 120, επόπτες · όχι στο πλέγμα',
    )
    expect(words({ Flags: 2 | 4 | 8 | 32, EnableCondition: 'x' })).toBe(
      'Μόνο η διαχείριση · ανοίγει με συνθήκη',
    )
  })
})

describe('what the table shows', () => {
  const rows = [
    row(),
    row({ ActionId: 2, Title: 'Βιογραφικό', Titles: {}, Group: [], Flags: 0, Due: null, Done: 0 }),
    row({ ActionId: 3, Title: 'Αίτηση', Group: ['Έναρξη'], TypeId: 5, Titles: {}, Done: 9 }),
  ]
  const ids = (filter: Partial<typeof NO_FILTER>) =>
    filtered(rows, { ...NO_FILTER, ...filter }, columnTexts).map(({ ActionId }) => ActionId)

  it('is found without accents, by group, type and state', () => {
    expect(ids({ search: 'στοχοι' })).toEqual([1])
    expect(ids({ search: 'GOALS' })).toEqual([1])
    expect(ids({ group: 'Έναρξη' })).toEqual([1, 3])
    expect(ids({ group: 'Έναρξη / Γνωριμία' })).toEqual([1])
    expect(ids({ group: '-' })).toEqual([2])
    expect(ids({ type: 5 })).toEqual([3])
    expect(ids({ state: 'unpublished' })).toEqual([2])
    expect(ids({ state: 'overdue' })).toEqual([1, 3])
  })

  it('is sorted by a column, what has no date last', () => {
    expect(ids({ sort: 'Title.el' })).toEqual([3, 2, 1])
    expect(ids({ sort: 'Due' })).toEqual([1, 3, 2])
    expect(ids({ sort: 'Due', desc: true })).toEqual([1, 3, 2])
    expect(ids({ sort: 'Done', desc: true })).toEqual([3, 1, 2])
  })

  it('has every group with those above it', () => {
    expect(groupPaths(rows, [['Λήξη', 'Απολογισμός']])).toEqual([
      ['Έναρξη'],
      ['Έναρξη', 'Γνωριμία'],
      ['Λήξη'],
      ['Λήξη', 'Απολογισμός'],
    ])
  })
})
