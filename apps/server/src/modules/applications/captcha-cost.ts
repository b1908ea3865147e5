/** Rounds of PBKDF2 for one attempt: with some 256 attempts half a second or so in a browser. */
const BASE = 2_000

/** By how much a task costs more, at most: on an old phone half a minute. */
const MAX_FACTOR = 8

/** How many tasks have been used in a quarter of an hour: by one network, and by all. */
export interface Load {
  readonly own: number
  readonly all: number
}

/** From how many uses on a task costs twice as much, four times, and eight times. */
const STEPS = { own: [5, 10, 20], all: [300, 600, 1_200] } as const

/** More uses make no difference. */
export const MAX_COUNTED = STEPS.all[2]

/** All that a task may cost. */
export const COSTS: readonly number[] = [1, 2, 4, MAX_FACTOR].map((factor) => BASE * factor)

/**
 * What a task costs under a load.
 * ```ts
 * costOf({ own: 0, all: 0 }) // => 2000
 * costOf({ own: 7, all: 650 }) // => 16000
 * costOf({ own: 40, all: 5000 }) // => 16000
 * ```
 */
export function costOf(load: Load): number {
  const doublings =
    STEPS.own.filter((from) => load.own >= from).length +
    STEPS.all.filter((from) => load.all >= from).length
  return BASE * Math.min(2 ** doublings, MAX_FACTOR)
}
