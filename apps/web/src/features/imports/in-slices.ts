/** So many milliseconds of work fit into a frame beside what the browser does itself. */
const SLICE_MS = 8

/**
 * Goes through the steps of long work a few milliseconds at a time, so that the page stays at hand.
 * @returns false when it was given up, because it was wanted no longer.
 */
export async function inSlices(
  steps: Iterable<unknown>,
  isWanted: () => boolean = () => true,
): Promise<boolean> {
  let began = performance.now()
  for (const _ of steps) {
    if (performance.now() - began < SLICE_MS) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return false
    began = performance.now()
  }
  return true
}
