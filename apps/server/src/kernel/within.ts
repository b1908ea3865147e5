/** No answer came in time. */
export class TimedOut extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
    this.name = 'TimedOut'
  }
}

/**
 * What a promise resolves to, if it does so in time. An answer that arrived while the process was busy is
 * in time: it is read once more before the promise is given up.
 * @throws TimedOut; what the promise rejects with.
 */
export function within<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new TimedOut(ms))), ms)
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
