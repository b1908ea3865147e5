/** What a tab may do with work that one tab alone may do: do it, or wait while another one does. */
export interface Lead {
  /** Takes it away from the tab that has it. */
  readonly take: () => void
  readonly release: () => void
}

/**
 * One tab of a browser at a time leads (Web Locks). The others wait, and go on when it closes or
 * when somebody takes over.
 * @param name what is led: the same in every tab.
 * @param onChange hears true once this tab leads, and false when another does.
 */
export function leadWindow(name: string, onChange: (leads: boolean) => void): Lead {
  const waiting = new AbortController()
  let end: () => void = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let isOver = false
  let isQueued = false
  const hold = (): Promise<void> => {
    if (isOver) return Promise.resolve()
    onChange(true)
    return ended
  }
  const queue = (): void => {
    if (isQueued) return
    isQueued = true
    const begin = (): Promise<void> => {
      isQueued = false
      return hold()
    }
    navigator.locks.request(name, { signal: waiting.signal }, begin).catch(lose)
  }
  const lose = (): void => {
    // This tab no longer asks; otherwise another one has taken over, and this one waits behind it.
    if (isOver) return
    onChange(false)
    queue()
  }
  void navigator.locks.query().then(({ held = [] }) => {
    if (!isOver && held.some((lock) => lock.name === name)) onChange(false)
  })
  queue()
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
