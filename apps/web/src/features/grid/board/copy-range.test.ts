import { expect, it } from 'vitest'
import { cellsIn, copyRange } from './copy-range.ts'
import { readRowsPage } from './grid-rows.ts'

const { rows } = readRowsPage({
  list: [
    {
      Id: 1,
      FirstName: 'Άννα',
      LastName: 'Αγγέλου',
      Active: true,
      MentorId: null,
      MentorName: '',
      DoneCount: 1,
      Total: 22,
      Cells: [{ ActionId: 10, Done: '2026-03-05T22:30:00Z' }],
    },
    {
      Id: 2,
      FirstName: 'Βασίλης',
      LastName: 'Βλάχος',
      Active: true,
      MentorId: null,
      MentorName: '',
      DoneCount: 0,
      Total: 1,
      Cells: [],
      Only: [12],
    },
  ],
  Next: null,
})

const column = (Id: number, Due: string | null) => ({
  Id,
  TypeId: 3,
  Title: '',
  Group: [],
  Flags: 2,
  Due,
})

const source = {
  rowAt: (index: number) => rows[index],
  columns: [column(10, null), column(11, '2026-01-01'), column(12, null)],
  now: new Date('2026-11-21T08:00:00Z'),
  texts: {
    states: {
      todo: 'Δεν έχει αρχίσει',
      scheduled: 'Προγραμματισμένη',
      done: 'Ολοκληρωμένη',
      overdue: 'Εκπρόθεσμη',
      inactive: 'Η δράση είναι ανενεργή',
      unshown: 'Δεν αφορά το άτομο',
      notYours: 'Όχι στην ευθύνη σας',
    },
    loading: '',
    noMentor: '',
    notActive: '',
    someActions: '',
    doneOf: (done: number, total: number) => `${done} από ${total}`,
  },
}

it('copies names, progress and states with the dates of Athens', () => {
  const range = { top: 0, bottom: 0, left: 0, right: 4 }
  expect(copyRange(range, source)).toBe(
    'Αγγέλου Άννα\t1 από 22\tΟλοκληρωμένη 06/03/2026\tΕκπρόθεσμη 01/01/2026\tΔεν έχει αρχίσει',
  )
  expect(cellsIn(range)).toBe(5)
})

it("says nothing of cells that are not the reader's", () => {
  expect(copyRange({ top: 1, bottom: 1, left: 1, right: 4 }, source)).toBe(
    '0 από 1\tΌχι στην ευθύνη σας\tΌχι στην ευθύνη σας\tΔεν έχει αρχίσει',
  )
})

it('copies nothing while a row is under way', () => {
  expect(copyRange({ top: 0, bottom: 2, left: 0, right: 0 }, source)).toBeUndefined()
})
