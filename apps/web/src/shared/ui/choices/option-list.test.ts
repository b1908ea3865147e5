import { describe, expect, it } from 'vitest'
import { filterOptions, placeByKey } from './option-list.ts'

const OPTIONS = ['Θεσσαλονίκη', 'Αθήνα', 'Νέα Σμύρνη', 'Volos'].map((label, index) => ({
  value: String(index),
  label,
}))
const found = (query: string) => filterOptions(OPTIONS, query).map(({ label }) => label)

describe('the filter', () => {
  it('passes over accents, case and the final sigma', () => {
    expect(found('ΑΘΗΝΑ')).toEqual(['Αθήνα'])
    expect(found('σμυρνη νεα')).toEqual(['Νέα Σμύρνη'])
    expect(found('vol')).toEqual(['Volos'])
  })

  it('finds all without a query, and nothing of what is not there', () => {
    expect(found('  ')).toHaveLength(4)
    expect(found('Πάτρα')).toEqual([])
  })
})

describe('a key', () => {
  it.each([
    [-1, 'ArrowDown', 0],
    [3, 'ArrowDown', 0],
    [-1, 'ArrowUp', 3],
    [0, 'ArrowUp', 3],
    [2, 'ArrowUp', 1],
    [0, 'PageDown', 3],
    [3, 'PageUp', 0],
  ])('from %i with %s to %i', (place, key, expected) => {
    expect(placeByKey(place, 4, key)).toBe(expected)
  })

  it('leads nowhere in an empty list or when it is another', () => {
    expect(placeByKey(-1, 0, 'ArrowDown')).toBeUndefined()
    expect(placeByKey(1, 4, 'Enter')).toBeUndefined()
  })
})
