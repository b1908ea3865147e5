/** So many batches of one thing are carried out in a round: a job that never came to its end would hold up the others. */
const MOST_BATCHES = 1_000

interface BatchOptions {
  /** Aborted where no other batch is to begin. */
  readonly signal?: AbortSignal | undefined
  readonly most?: number
}

/**
 * Carries out batches until one says that nothing is left.
 * @param batch returns whether more is left.
 * @throws Error where something is left after `most` batches. What was done stays done; the job has not
 *   ended well, which the log and the metrics say, and goes on at its next round.
 */
export function inBatches(batch: () => Promise<boolean>, options?: BatchOptions): Promise<void> {
  return eachInBatches([undefined], batch, options)
}

/**
 * `inBatches` for one thing after the other, such as projects: where one of them fails, or does not come to its
 * end, the others do.
 * @throws what the first that failed has thrown, once all others are done; as inBatches.
 */
export async function eachInBatches<Thing>(
  things: readonly Thing[],
  batch: (thing: Thing) => Promise<boolean>,
  { signal, most = MOST_BATCHES }: BatchOptions = {},
): Promise<void> {
  const failures: unknown[] = []
  let unfinished = 0
  for (const thing of things) {
    let isLeft = true
    try {
      for (let count = 0; count < most && isLeft; count++) {
        signal?.throwIfAborted()
        isLeft = await batch(thing)
      }
    } catch (error) {
      signal?.throwIfAborted()
      failures.push(error)
      continue
    }
    if (isLeft) unfinished++
  }
  if (failures.length > 0) throw failures[0]
  if (unfinished > 0)
    throw new Error(`something is left after ${most} batches: it waits for the next round`)
}
