import { expect, it } from 'vitest'
import { exportTable, type ExportRow } from './export-columns.ts'

const words = {
  ...{ lastName: 'Επώνυμο', firstName: 'Όνομα', state: 'Κατάσταση', mentor: 'Μέντορας' },
  mentorOf: (title: string) => title,
  value: (_field: unknown, value: string) => value,
  cell: {
    ...{ todo: 'Δεν έχει αρχίσει', scheduled: 'Προγραμματισμένη', done: 'Ολοκληρωμένη' },
    ...{ overdue: 'Εκπρόθεσμη', inactive: 'Ανενεργή' },
  },
}
const actions = [
  { Id: 1, Title: 'Βιογραφικό', Due: null },
  { Id: 2, Title: 'Συνάντηση', Due: '2026-01-31' },
]
const row: ExportRow = {
  ...{ Id: 7, FirstName: 'Άννα', LastName: 'Αγγέλου', State: 1, MentorName: null },
  Fields: {},
  Cells: [{ ActionId: 1, State: 'done', Date: '2026-03-05T10:00:00Z', MentorName: null }],
}
const textsOf = (given: ExportRow, seesMentors = false) =>
  exportTable({ fields: [], actions, seesMentors, words })
    .line(given)
    .map((cell) => (cell.kind === 'text' ? cell.text : cell.kind))

it('says what the state of each action is', () => {
  expect(textsOf(row).slice(3)).toEqual(['Ολοκληρωμένη 05/03/2026', 'Εκπρόθεσμη'])
})

it("leaves the cells empty that are not the reader's", () => {
  expect(textsOf({ ...row, Only: [1] }).slice(3)).toEqual(['Ολοκληρωμένη 05/03/2026', '-'])
  expect(textsOf({ ...row, Only: [1] }, true).slice(6)).toEqual(['-', '-'])
})
