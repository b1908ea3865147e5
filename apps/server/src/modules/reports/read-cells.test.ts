import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readInstant } from './read-cells.ts'

const two = (most: number) =>
  fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'))

it('reads a moment as the platform does, whichever its zone and fraction', () => {
  const text = fc
    .tuple(
      fc.integer({ min: 1000, max: 9999 }),
      fc.integer({ min: 1, max: 12 }).map((month) => String(month).padStart(2, '0')),
      fc.integer({ min: 1, max: 28 }).map((day) => String(day).padStart(2, '0')),
      fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(':')),
      fc.stringMatching(/^(\.\d{1,6})?$/),
      fc.constantFrom('+02', '+03', '+00', '-11', '+14', '+05:30', '-00:44'),
    )
    .map(([year, month, day, time, fraction, zone]) => ({
      postgres: `${year}-${month}-${day} ${time}${fraction}${zone}`,
      standard: `${year}-${month}-${day}T${time}${fraction}${zone}${zone.includes(':') ? '' : ':00'}`,
    }))
  fc.assert(
    fc.property(text, ({ postgres, standard }) => {
      expect(readInstant(postgres)).toBe(new Date(standard).toISOString())
    }),
    { numRuns: 2_000 },
  )
})

it('leaves what is no moment of the platform as PostgreSQL writes it', () => {
  for (const text of ['infinity', '-infinity', '0044-03-15 10:00:00+01:34:52 BC'])
    expect(readInstant(text)).toBe(text)
})
