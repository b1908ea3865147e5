/** Something that failed, in one line. */
export interface Failure {
  readonly text: string
  /** Runs the test once more, by itself; only where a single test failed. */
  readonly passesAlone?: () => Promise<boolean>
}

/** What is to be said of the failures of a run once each has had its second chance. */
export interface Settled {
  readonly failed: readonly string[]
  /** Passed when they were run by themselves: defects that are still to be mended. */
  readonly unstable: readonly string[]
}

/** As many unstable tests fail the run. */
const MAX_UNSTABLE = 3

/** With more failures than this, it is not luck that is missing. */
export const MAX_SECOND_CHANCES = 10

/**
 * Runs each test that failed once more. One that passes then is unstable; where there are several of
 * them, they count as failed.
 */
export async function settleFailures(failures: readonly Failure[]): Promise<Settled> {
  const failed: string[] = []
  const unstable: string[] = []
  const isHopeless = failures.length > MAX_SECOND_CHANCES
  for (const { text, passesAlone } of failures) {
    const isUnstable = !isHopeless && (await passesAlone?.())
    ;(isUnstable ? unstable : failed).push(text)
  }
  return { failed, unstable }
}

/** How many tests passed and failed in the end. Nothing that failed otherwise is taken back. */
export function countSettled(
  passed: number,
  failed: number,
  unstable: number,
): { readonly passed: number; readonly failed: number } {
  const forgiven = unstable < MAX_UNSTABLE ? unstable : 0
  return { passed: passed + forgiven, failed: failed - forgiven }
}
