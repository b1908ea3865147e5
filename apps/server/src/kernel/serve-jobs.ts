/** Asks whoever gave the job something; one question after the other. */
type Ask = (question: object) => Promise<unknown>

/**
 * The other side of worker-processes.ts, by itself so that a process loads nothing else: answers each
 * job, in a file that runs as a process of its own. What `answer` throws ends the process.
 */
export function serveJobs<Input extends object, Output extends object>(
  answer: (input: Input, ask: Ask) => Output | Promise<Output>,
): void {
  let hear: ((said: unknown) => void) | undefined
  const ask: Ask = (question) =>
    new Promise((resolve) => {
      hear = resolve
      process.send?.({ ask: question })
    })
  // A rejection that nobody observes ends the process, as what is thrown does.
  process.on('message', async (said: Input) => {
    const waiting = hear
    hear = undefined
    if (waiting) waiting(said)
    else process.send?.(await answer(said, ask))
  })
  // Ctrl+C reaches it too, but it ends with its server, which finishes what is under way.
  process.on('SIGINT', () => undefined)
  process.send?.({ ready: true })
}
