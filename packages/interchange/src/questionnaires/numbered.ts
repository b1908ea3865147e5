import type { DraftOption } from '@telemachos/questionnaire/author/draft'

const MAX_COUNT = 200

/**
 * Options that are the numbers from one to another.
 * ```ts
 * numbered(1, 3).map(({ Value }) => Value) // => ['1', '2', '3']
 * ```
 */
export function numbered(low: number, high: number, step = 1): DraftOption[] {
  const count = Math.min(MAX_COUNT, Math.max(0, Math.floor((high - low) / step) + 1))
  return Array.from({ length: count }, (_, index) => {
    const number = String(Number((low + index * step).toFixed(6)))
    return { Value: number, Text: { el: number, en: '' } }
  })
}
