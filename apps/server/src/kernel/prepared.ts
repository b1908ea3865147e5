/**
 * A write that waits for something outside the database, such as a child process or the storage of
 * files: it prepares on no connection of its own, and commits then.
 */
export interface PreparedHandler<Input, Context, Output> {
  readonly prepare: (input: Input, context: Context) => Promise<Preparation<Context, Output>>
  /** What has one name is prepared and committed one after the other. */
  readonly inTurn?: (context: Context) => string
}

/** What has been prepared. */
interface Preparation<Context, Output> {
  /** Commits it, in a transaction. */
  readonly commit: (context: Context) => Promise<Output>
  /** Takes it back. */
  readonly discard: () => Promise<unknown>
}

interface Options<Context, Ready> extends Pick<PreparedHandler<never, Context, never>, 'inTurn'> {
  /** Takes back what was prepared where the commit refuses it, sooner than the sweep would. */
  readonly discard?: (ready: Ready) => Promise<unknown>
}

/**
 * A handler of two functions. Both check who may do what: time passes between them.
 * @param prepare runs before the transaction: it reads, waits, and leaves nothing behind that a
 *   sweep does not take away; neither audit row nor event.
 * @param commit runs in the transaction, and no longer waits for anything but the database. It throws
 *   `Outdated` where what was prepared is not what is stored: then all of it begins again.
 */
export function prepared<Input, Context, Ready, Output>(
  prepare: (input: Input, context: Context) => Promise<Ready>,
  commit: (input: Input, context: Context, ready: Ready) => Promise<Output>,
  { discard, ...options }: Options<Context, Ready> = {},
): PreparedHandler<Input, Context, Output> {
  return {
    prepare: async (input, context) => {
      const ready = await prepare(input, context)
      return {
        commit: (committing) => commit(input, committing, ready),
        discard: async () => discard?.(ready),
      }
    },
    ...options,
  }
}

/** Thrown by a commit: what it was prepared with has changed since. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
  /** What has changed: whoever waits for the same waits for each other. */
  readonly what: string

  constructor(what: string) {
    super(`${what} has changed since it was prepared`)
    this.what = what
  }
}

/** What changes as often while it is prepared is refused as a conflict. */
export const MAX_PREPARATIONS = 3
