import { expect, it } from 'vitest'
import { sameContent } from './same-content.ts'

it('is the same content, in whatever order its fields stand', () => {
  const rule = { Kind: 'after', Amount: 14, At: { ActionId: 3, Day: null } }
  expect(sameContent(rule, { At: { Day: null, ActionId: 3 }, Amount: 14, Kind: 'after' })).toBe(
    true,
  )
  expect(sameContent(rule, { ...rule, Amount: 15 })).toBe(false)
  expect(sameContent([1, 2], [2, 1])).toBe(false)
  expect(sameContent(null, undefined)).toBe(true)
  expect(sameContent(null, {})).toBe(false)
})
