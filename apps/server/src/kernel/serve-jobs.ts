/**
 * The other side of worker-processes.ts, by itself so that a process loads nothing else: answers each
 * job, in a file that runs as a process of its own. What `answer` throws ends the process.
 */
export function serveJobs<Input extends object, Output extends object>(
  answer: (input: Input) => Output | Promise<Output>,
): void {
  // A rejection that nobody observes ends the process, as what is thrown does.
  process.on('message', async (input: Input) => process.send?.(await answer(input)))
  // Ctrl+C reaches it too, but it ends with its server, which finishes what is under way.
  process.on('SIGINT', () => undefined)
  process.send?.({ ready: true })
}
