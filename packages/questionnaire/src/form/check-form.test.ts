import { expect, it } from 'vitest'
import { longestOf } from './check-form.ts'

it('a text is as long as its author allows, and no longer than any may be', () => {
  expect(longestOf({ type: 'text', max: '' })).toBe(1_000)
  expect(longestOf({ type: 'textarea', max: '' })).toBe(10_000)
  expect(longestOf({ type: 'text', max: '40' })).toBe(40)
  expect(longestOf({ type: 'textarea', max: '20000' })).toBe(10_000)
  expect(longestOf({ type: 'number', max: '40' })).toBeUndefined()
})
