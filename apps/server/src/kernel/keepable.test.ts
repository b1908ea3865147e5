import { describe, expect, it } from 'vitest'
import { AppError } from './errors.ts'
import { requireKeepable } from './keepable.ts'

function refusalOf(input: unknown): unknown {
  try {
    requireKeepable(input)
  } catch (error) {
    if (error instanceof AppError) return error.fields
    throw error
  }
}

describe('requireKeepable', () => {
  it.each([
    [{ Fields: [{ Value: 'α\0' }] }, 'Fields.0.Value', 'characters'],
    [{ Data: { 7: { lastMail: '\ud83d' } } }, 'Data.7.lastMail', 'characters'],
    [{ Data: { '\0': 1 } }, 'Data', 'characters'],
  ])('names where %.40j cannot be kept', (input, field, rule) => {
    expect(refusalOf(input)).toEqual([{ field, rule }])
  })

  it('takes every sign that is one, and bytes as they are', () => {
    const input = {
      a: 'Ωφελούμενη 👩🏽‍🎓\t\n\u200b',
      b: [null, 1, true],
      c: Buffer.from([0, 1]),
    }
    expect(refusalOf(input)).toBeUndefined()
  })
})
