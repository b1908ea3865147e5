import { describe, expect, it } from 'vitest'
import { labelsOf } from './labels-of.ts'

const WORDS = {
  'a.save': 'Save',
  'b.save': 'Save',
  'a.rows': '{count} rows (all)',
  'a.by': 'Saved by {name} at {at}',
  'a.pair': '{first}, {second}',
}

describe('the labels of what somebody sees', () => {
  it.each([
    ['Save', ['a.save', 'b.save']],
    [' 12 rows (all) ', ['a.rows']],
    ['Saved by Μαρία at 10:00', ['a.by']],
    ['Saved', []],
    ['One, two', []],
    ['', []],
  ])('%s', (seen, labels) => {
    expect(labelsOf(seen, WORDS)).toEqual(labels)
  })
})
