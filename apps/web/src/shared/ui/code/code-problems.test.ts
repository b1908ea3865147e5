import { describe, expect, it } from 'vitest'
import { problemOf, rangeOf } from './code-problems.ts'

describe('a mistake that is told by line and column', () => {
  it('is marked with the word that begins there', () => {
    expect(rangeOf('select 1\nfrom peple', { line: 2, column: 6 })).toEqual({ from: 14, to: 19 })
  })

  it('never leaves the text, and is the whole of it where no line is told', () => {
    expect(rangeOf('ab', { line: 9, column: 9 })).toEqual({ from: 2, to: 2 })
    expect(rangeOf('ab', { line: null, column: null })).toEqual({ from: 0, to: 2 })
  })

  it('is said with line:column before its message', () => {
    expect(problemOf('a\nb', { message: 'No.', line: 2, column: null }).words).toBe('2:1 No.')
    expect(problemOf('a\nb', { message: 'No.', line: null, column: null }).words).toBe('No.')
  })
})
