import { describe, expect, it } from 'vitest'
import { aheadBy } from './server-time.ts'

const AT = Date.parse('2026-03-05T10:00:00Z')
const HOUR = 3_600_000

describe('how far the server’s clock is ahead', () => {
  it.each([
    [AT, AT, 0],
    [AT, AT + 4_000, 0],
    [AT, AT - 26 * HOUR, 26 * HOUR],
    [AT, AT + 2 * HOUR, -2 * HOUR],
    [undefined, AT, 0],
  ])('%s and %s: %s', (server, device, ahead) => {
    expect(aheadBy(server, device)).toBe(ahead)
  })
})
