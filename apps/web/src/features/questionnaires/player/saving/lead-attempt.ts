/** What a tab may do with an attempt: answer, or wait while another tab does. */
export interface Lead {
  /** Takes it away from the tab that has it. */
  readonly take: () => void
  readonly release: () => void
}

/**
 * One tab at a time answers an attempt (Web Locks). The others wait, and go on when it closes or
 * when somebody takes over.
 * @param onChange hears true once this tab leads, and false when another does.
 */
export function leadAttempt(key: string, onChange: (leads: boolean) => void): Lead {
  const name = `questionnaire:${key}`
  const waiting = new AbortController()
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let isOver = false
  const hold = (): Promise<void> => {
    if (isOver) return Promise.resolve()
    onChange(true)
    return ended
  }
  const lose = (): void => {
    // Another tab has taken over, or this one no longer asks.
    if (!isOver) onChange(false)
  }
  void navigator.locks.query().then(({ held = [] }) => {
    if (!isOver && held.some((lock) => lock.name === name)) onChange(false)
  })
  navigator.locks.request(name, { signal: waiting.signal }, hold).catch(lose)
  return {
    take: () => {
      navigator.locks.request(name, { steal: true }, hold).catch(lose)
    },
    release: () => {
      isOver = true
      waiting.abort()
      end()
    },
  }
}
