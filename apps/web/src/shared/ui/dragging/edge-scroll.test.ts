import { expect, it } from 'vitest'
import { scrollSpeed } from './edge-scroll.ts'

it('scrolls at the edges only, the faster the nearer, and no faster beyond them', () => {
  const speeds = [-50, 0, 36, 72, 400, 728, 764, 800, 900].map((y) => scrollSpeed(y, 800))
  expect(speeds).toEqual([-0.84, -0.84, -0.42, 0, 0, 0, 0.42, 0.84, 0.84])
})

it('leaves a part of a low window where nothing scrolls', () => {
  expect(scrollSpeed(100, 200)).toBe(0)
  expect(scrollSpeed(20, 200)).toBeLessThan(0)
})
