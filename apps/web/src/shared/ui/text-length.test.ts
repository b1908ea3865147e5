import { describe, expect, it } from 'vitest'
import { lengthNote, signsCut } from './text-length.ts'

describe('what is said of the length of a text', () => {
  it.each([
    [0, 200, undefined],
    [179, 200, undefined],
    [180, 200, { kind: 'left', count: 20 }],
    [199, 200, { kind: 'left', count: 1 }],
    [200, 200, { kind: 'full' }],
    [212, 200, { kind: 'over', count: 12 }],
    // Of a long text a hundred signs are near the end, of a short one five.
    [49_899, 50_000, undefined],
    [49_900, 50_000, { kind: 'left', count: 100 }],
    [14, 20, undefined],
    [15, 20, { kind: 'left', count: 5 }],
    // Nobody who has yet to begin is told of a limit.
    [0, 3, undefined],
    [1, 3, { kind: 'left', count: 2 }],
  ])('%i of %i: %j', (length, max, note) => {
    expect(lengthNote(length, max)).toEqual(note)
  })

  it.each([
    [{ length: 0, replaced: 0, max: 10 }, 10, 0],
    [{ length: 0, replaced: 0, max: 10 }, 12, 2],
    [{ length: 8, replaced: 0, max: 10 }, 5, 3],
    [{ length: 8, replaced: 4, max: 10 }, 5, 0],
    [{ length: 10, replaced: 0, max: 10 }, 5, 5],
    // A text that was longer before it had a limit.
    [{ length: 14, replaced: 2, max: 10 }, 5, 5],
  ])('%j takes of %i signs all but %i', (field, added, cut) => {
    expect(signsCut(field, added)).toBe(cut)
  })
})
