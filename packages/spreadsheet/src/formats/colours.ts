import type { Colour } from '../model/workbook-model.ts'

/**
 * A colour between two, at a share from 0 to 1 of the way.
 * ```ts
 * blend('#000000', '#ff8000', 0.5) // => '#804000'
 * ```
 */
export function blend(from: Colour, to: Colour, share: number): Colour {
  const [first, second] = [channels(from), channels(to)]
  const mixed = first.map((channel, index) =>
    Math.round(channel + ((second[index] ?? 0) - channel) * Math.min(Math.max(share, 0), 1)),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) || 0)
}
