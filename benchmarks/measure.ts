/** One contender's figures in one round. */
export interface Contender {
  readonly name: string
  /** Does the work once or, for throughput, for a while; answers its figure. */
  readonly round: () => Promise<number>
  /** For the ratio of the product to it, where it is not the first of the others. */
  readonly goal?: Comparison['goal']
}

export interface Comparison {
  readonly lane: string
  readonly product: Contender
  readonly others: readonly Contender[]
  /** Milliseconds: less is better. Per second: more is better. */
  readonly unit: 'ms' | '/s'
  /** The goal for the ratio of the product to the first of the others. */
  readonly goal: { readonly atMost: number } | { readonly atLeast: number }
}

/** How often everything is measured. */
export const ROUNDS = 5

/** Runs all contenders in turn, five rounds, and prints medians and ratios. */
export async function compare(comparison: Comparison): Promise<boolean> {
  const { product, others, unit, goal, lane } = comparison
  const contenders = [product, ...others]
  const figures = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, round: run } of contenders) figures.get(name)?.push(await run())
  }
  console.log(`\n${lane}`)
  for (const { name } of contenders) {
    console.log(`  ${name.padEnd(28)} ${median(figures.get(name) ?? []).toFixed(2)} ${unit}`)
  }
  let met = true
  for (const [index, other] of others.entries()) {
    const ratio = medianRatio(figures.get(product.name) ?? [], figures.get(other.name) ?? [])
    const wanted = index === 0 ? goal : other.goal
    const isMet = !wanted || reaches(ratio, wanted)
    const verdict = wanted ? `  goal: ${describe(wanted)}  ${isMet ? 'met' : 'NOT MET'}` : ''
    met &&= isMet
    console.log(`  product / ${other.name.padEnd(18)} ${ratio.toFixed(2)}${verdict}`)
  }
  return met
}

/** Prints one figure beside a fixed bound. */
export function report(
  what: string,
  figure: number,
  unit: string,
  bound: number | Comparison['goal'],
): boolean {
  const goal = typeof bound === 'number' ? { atMost: bound } : bound
  const met = reaches(figure, goal)
  console.log(
    `  ${what.padEnd(40)} ${figure.toFixed(1)} ${unit}  goal: ${describe(goal)}  ${met ? 'met' : 'NOT MET'}`,
  )
  return met
}

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}

function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((figure, round) => figure / (theirs[round] ?? Number.NaN)))
}

function reaches(ratio: number, goal: Comparison['goal']): boolean {
  return 'atMost' in goal ? ratio <= goal.atMost : ratio >= goal.atLeast
}

function describe(goal: Comparison['goal']): string {
  return 'atMost' in goal ? `at most ${goal.atMost}` : `at least ${goal.atLeast}`
}

/** Median milliseconds of a piece of work done over and over. */
export async function medianTime(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now()
    await work()
    taken.push(performance.now() - start)
  }
  return median(taken)
}

/** How often a second a piece of work gets done by so many at once, over so many milliseconds. */
export async function throughput(
  atOnce: number,
  milliseconds: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const start = performance.now()
  let done = 0
  const worker = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (done * 1000) / (performance.now() - start)
}
