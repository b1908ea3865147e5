import { expect, it } from 'vitest'
import { readMenteesSearch } from './mentees-search.ts'

it('reads an address, leaving out what is not understood', () => {
  expect(readMenteesSearch({ q: 'Παπαδοπ', overdue: true, page: 2 })).toEqual({
    q: 'Παπαδοπ',
    overdue: true,
  })
  expect(readMenteesSearch({ q: 42 })).toEqual({ q: '42' })
  expect(readMenteesSearch({ q: '  ', overdue: 'maybe' })).toEqual({})
  expect(readMenteesSearch({ q: 'α'.repeat(300) }).q).toHaveLength(200)
})
