/** How a condition names the completion of an action: `completion['67']`. */
const COMPLETION = /(\bcompletion\s*\[\s*["']?)(\d+)(?=["']?\s*\])/g

/**
 * A condition of a copy: where it reads the completion of an action that was copied too, it reads that
 * of the copy.
 *
 * ```ts
 * copiedCondition("completion['12'] && completion[7]", new Map([[12, 90]])) // => "completion['90'] && completion[7]"
 * ```
 */
export function copiedCondition(source: string, copies: ReadonlyMap<number, number>): string {
  return source.replace(
    COMPLETION,
    (_all, before: string, id: string) => `${before}${copies.get(Number(id)) ?? id}`,
  )
}

/**
 * The actions whose completion a condition reads.
 *
 * ```ts
 * readActions("completion['12'] || completion[7]") // => [12, 7]
 * ```
 */
export function readActions(source: string): number[] {
  return [...source.matchAll(COMPLETION)].map(([, , id]) => Number(id))
}
