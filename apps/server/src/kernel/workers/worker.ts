/** What the primary process says to a worker that is to end. */
export const STOP = 'stop'
/** What a worker says to it once it answers. */
export const READY = 'ready'

/**
 * Ends a worker when the primary process, or somebody by SIGTERM, says so: once, in order. Where the
 * primary process is gone, so is its database, and Node ends the worker.
 */
export function endWhenTold(stop: () => Promise<void>): void {
  let isStopping = false
  const end = (): void => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('message', (message) => message === STOP && end())
  process.on('SIGTERM', end)
  // A terminal tells every process of Ctrl+C: the primary process says what becomes of it.
  process.on('SIGINT', () => undefined)
}

/** Says to the primary process that this worker answers. */
export const sayReady = (): boolean | undefined => process.send?.(READY)
