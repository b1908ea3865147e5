import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { missingRequired, PASSWORD_RULES, passwordFailures } from './password.ts'

describe('passwordFailures', () => {
  it.each([
    ['', 31],
    ['Abcdef1!', 0],
    ['abcdef1!', 4],
    ['Abcde1!', 1],
    ['ABCDEF1!', 2],
    ['Abcdefg!', 8],
    ['Abcdefg1', 16],
    ['Abcdef1*', 16],
    ['Κωδικός1@', 0],
    ['12345678', 22],
    ['😀😀😀a1!A', 1],
    ['a\n\n\n\n\n1!', 4],
  ])('%j fails %d', (password, expected) => {
    expect(passwordFailures(password)).toBe(expected)
  })

  it.each([...'!@#$%^&'])('takes %s as special', (character) => {
    expect(passwordFailures(`Abcdefg1${character}`)).toBe(0)
  })
})

describe('the strict pattern', () => {
  it.each([
    ['', 31],
    ['Abcdef1!', 0],
    ['Abcdef1*', 0],
    ['Abcdef1?', 0],
    ['Abcdef1#', 16],
    ['Abcdef1^', 16],
    ['abcdef1!', 4],
  ])('%j fails %d', (password, expected) => {
    expect(passwordFailures(password, true)).toBe(expected)
    expect(missingRequired(password, true)).toBe(expected)
  })
})

describe('missingRequired', () => {
  it('does not insist on a capital', () => {
    expect(missingRequired('abcdef1!')).toBe(0)
    expect(missingRequired('')).toBe(27)
    expect(missingRequired('ΑΒΓΔΕΖ1!')).toBe(2)
  })

  it('is the failures without the rules that are not required', () => {
    const optional = PASSWORD_RULES.filter((rule) => !rule.required).map((rule) => rule.bit)
    const password = fc.string({ unit: fc.constantFrom(...'aαAΑ1!* '), maxLength: 12 })
    fc.assert(
      fc.property(password, (value) => {
        const expected = passwordFailures(value) & ~optional.reduce((mask, bit) => mask | bit, 0)
        expect(missingRequired(value)).toBe(expected)
      }),
      { seed: 20260305, numRuns: 300 },
    )
  })
})
