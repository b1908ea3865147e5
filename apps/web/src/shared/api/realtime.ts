import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { whenIdle } from '../ui/when-idle.ts'
import { given } from './given.ts'

/** How the page stands with the realtime hub (spec §4, connection). */
export type ConnectionState = 'Starting' | 'Connected' | 'Reconnecting' | 'Disconnected'

/** Spec §9: after a disconnection the hub is tried again every 5000 ms. */
const RECONNECT_MS = 5_000

type Listener = (payload: unknown) => void

/** The one socket of this page: loaded after the first paint, it hears what happens elsewhere. */
class Realtime {
  state: ConnectionState = 'Starting'
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #watchers = new Set<() => void>()
  #disconnect: (() => void) | undefined

  /**
   * Connects as the signed-in person. `onMissed` runs whenever something may have changed unheard
   * since what is on screen was loaded: at a connection before which anything was delivered.
   */
  async start(onMissed: () => void): Promise<void> {
    await whenIdle()
    const { io } = await import('socket.io-client')
    const socket = io({
      path: '/realtime',
      transports: ['websocket', 'polling'],
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
      randomizationFactor: 0,
    })
    let wasConnected = false
    let known = given.Position ?? null
    socket.on(HUB_POSITION, (position: string | null) => {
      if (position === null || position !== known) onMissed()
      known = position
    })
    socket.on('connect', () => {
      wasConnected = true
      this.#become('Connected')
    })
    socket.on('disconnect', (reason) => {
      // The server put this socket out: the session ended or changed. It is not asked again by itself.
      if (reason === 'io server disconnect') {
        this.#become('Disconnected')
        setTimeout(() => socket.connect(), RECONNECT_MS)
      } else this.#become('Reconnecting')
    })
    socket.on('connect_error', () => this.#become(wasConnected ? 'Reconnecting' : 'Disconnected'))
    socket.onAny((name: string, payload: unknown) => {
      for (const listener of this.#listeners.get(name) ?? []) listener(payload)
    })
    this.#disconnect = () => socket.disconnect()
  }

  stop(): void {
    this.#disconnect?.()
    this.#become('Disconnected')
  }

  /** Hears an event until the answered function is called. */
  listen(name: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Hears of changes of `state`; for useSyncExternalStore. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return
    this.state = state
    for (const watcher of this.#watchers) watcher()
  }
}

export const realtime = new Realtime()
