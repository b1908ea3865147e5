import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { athensClock, platformClock } from './athens-clock.ts'

const SEED = { seed: 20261121, numRuns: 5_000 }

describe('the clock in Athens', () => {
  it('shows at any instant what the platform’s time zones say', () => {
    const instant = fc.date({
      min: new Date('1900-01-01T00:00:00Z'),
      max: new Date('9999-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(instant, (at) => {
        expect(athensClock(at)).toEqual(platformClock(at))
      }),
      SEED,
    )
  })

  it('changes in the same second as the platform, every year', () => {
    for (let year = 1980; year <= 3010; year++) {
      for (const month of ['03', '10']) {
        for (let day = 24; day <= 31; day++) {
          const change = Date.parse(`${year}-${month}-${day}T01:00:00Z`)
          for (const at of [new Date(change - 1), new Date(change)]) {
            expect(athensClock(at), at.toISOString()).toEqual(platformClock(at))
          }
        }
      }
    }
  })
})
