/** Does something after so many milliseconds. */
type Later = (run: () => void, ms: number) => unknown

/**
 * Does something at once, and then at most once in so many milliseconds, as often as it is asked for;
 * what is asked for last is always done.
 * ```ts
 * const reload = throttle(loadAgain, 1_500)
 * ```
 */
export function throttle<Given>(
  run: (given: Given) => void,
  ms: number,
  later: Later = setTimeout,
): (given: Given) => void {
  let isResting = false
  let next: { readonly given: Given } | undefined
  const go = (given: Given): void => {
    isResting = true
    later(() => {
      isResting = false
      const asked = next
      next = undefined
      if (asked) go(asked.given)
    }, ms)
    run(given)
  }
  return (given) => {
    if (isResting) next = { given }
    else go(given)
  }
}
