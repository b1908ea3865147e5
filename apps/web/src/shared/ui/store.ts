/** A value outside React's tree that components can follow. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  /** Hears of every change; the answer stops it. */
  readonly listen: (listener: () => void) => () => void
}

/** Makes a store; for `useSyncExternalStore(store.listen, store.get)`. */
export function makeStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = first
  return {
    get: () => current,
    set: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
