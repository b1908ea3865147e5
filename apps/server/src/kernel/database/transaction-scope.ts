import { AsyncLocalStorage } from 'node:async_hooks'

/** One transaction, as what its work has called knows of it. */
interface Scope {
  isOpen: boolean
}

const scopes = new AsyncLocalStorage<Scope>()

/** Does the work of a transaction. What the work has started and not waited for is outside once it ends. */
export async function withinTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope: Scope = { isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.isOpen = false
  }
}

/**
 * Called first by whatever waits for something outside the database: a transaction holds one of the few
 * connections, and everybody waits with it. A use case prepares first and commits then (prepared.ts).
 * @param what what would be waited for, for the error.
 * @throws Error within a transaction: the program is wrong, and nobody who calls it.
 */
export function outsideTransaction(what: string): void {
  if (isWithinTransaction()) throw new Error(`${what} is awaited within a transaction`)
}

/** Whether the caller's work is that of a transaction which has not ended. */
export const isWithinTransaction = (): boolean => scopes.getStore()?.isOpen ?? false

/** The same for every function that a service has: all of them wait for what is outside. */
export function outsideTransactions<Service extends object>(
  what: string,
  service: Service,
): Service {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        outsideTransaction(what)
        return Reflect.apply(member, target, given)
      }
    },
  })
}
