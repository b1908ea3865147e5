import { expect, it } from 'vitest'
import { indented, outdented } from './nest-entries.ts'

const entry = (label: string, items?: string[]) => ({
  label,
  ...(items && { items: items.map((one) => ({ label: one })) }),
})

it('puts an entry below the one before it, with its own beside it', () => {
  expect(indented([entry('a', ['b']), entry('c', ['d']), entry('e')], 1)).toEqual({
    next: [entry('a', ['b', 'c', 'd']), entry('e')],
    at: [0, 'items', 1],
  })
  // Nothing is before the first.
  expect(indented([entry('a')], 0)).toEqual({ next: [entry('a')], at: [0] })
})

it('puts an entry behind the one that it was below', () => {
  expect(outdented([entry('a', ['b', 'c']), entry('d')], 0, 0)).toEqual({
    next: [entry('a', ['c']), entry('b'), entry('d')],
    at: [1],
  })
  expect(outdented([entry('a', ['b'])], 0, 0).next).toEqual([entry('a'), entry('b')])
})
