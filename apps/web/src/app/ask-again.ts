/** What is asked for again and again, and may be known otherwise meanwhile. */
export interface Asked<Answer> {
  /** Asks, once more where it was asked meanwhile; what fails leaves things as they are. */
  readonly refresh: () => void
  /** Takes what is known from elsewhere: what was asked for before is out of date. */
  readonly place: (answer: Answer) => void
}

/**
 * Keeps an answer up to date. Answers come in any order, and one that was asked for before something
 * was placed says how things were before that: it is asked for anew and never shown.
 */
export function askAgain<Answer>(
  ask: () => Promise<Answer>,
  show: (answer: Answer) => void,
): Asked<Answer> {
  /** Counts what makes an answer that is under way out of date. */
  let changes = 0
  let isAsking = false

  async function askUntilCurrent(): Promise<void> {
    for (;;) {
      const before = changes
      const answer = await ask()
      if (before === changes) return show(answer)
    }
  }
  return {
    refresh: () => {
      changes += 1
      if (isAsking) return
      isAsking = true
      askUntilCurrent()
        .catch(() => {})
        .finally(() => {
          isAsking = false
        })
    },
    place: (answer) => {
      changes += 1
      show(answer)
    },
  }
}
