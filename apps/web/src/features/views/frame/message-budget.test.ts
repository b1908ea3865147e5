import { expect, it } from 'vitest'
import { MessageBudget } from './message-budget.ts'

it('lets through what a view can use, and no flood', () => {
  let now = 0
  const budget = new MessageBudget(() => now)
  const letThrough = (count: number) => Array.from({ length: count }, () => budget.take())
  expect(letThrough(400)).not.toContain(false)
  expect(budget.take()).toBe(false)
  now += 1000
  expect(letThrough(99)).not.toContain(false)
  now += 60_000
  expect(letThrough(401).filter(Boolean)).toHaveLength(400)
})
