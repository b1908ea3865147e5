import { REALTIME_PATH } from '@telemachos/contract/core/call-path'
import { HUB_LATE } from '@telemachos/contract/core/hub-late'
import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import {
  COMMAND,
  HUB_REFUSED,
  PACKET_BYTES,
  RECEIVE,
  SUBSCRIBE,
  UNSUBSCRIBE,
  type HubAnswer,
} from '@telemachos/contract/core/hub-signals'
import type { Socket } from 'socket.io-client'
import { whenIdle } from '../ui/when-idle.ts'
import { given } from './given.ts'
import { loadPart } from './load-part.ts'
import { claimOfPage, pageHeaders } from './page-person.ts'
import { service } from './service.ts'

/**
 * How the page stands with the realtime hub (spec §4, connection). `Late` is connected to a server that
 * does not hear the others.
 */
export type ConnectionState = 'Starting' | 'Connected' | 'Late' | 'Reconnecting' | 'Disconnected'

/** Spec §9: after a disconnection the hub is tried again every 5000 ms. */
const RECONNECT_MS = 5_000

/** So long an answer of the hub is waited for. */
const ANSWER_MS = 5_000

/** What the hub did not hear is said again after a second, when its limit is counted anew. */
const AGAIN_MS = 1_000

/** What a packet carries beside its values, at most. In bytes. */
const AROUND_BYTES = 512

type Listener = (payload: unknown) => void

/** Hears who of those who watch a thing has a page open; null where it is not to be watched. */
type OnPresent = (userIds: readonly number[] | null) => void

/** The one socket of this page: loaded after the first paint, it hears what happens elsewhere. */
class Realtime {
  state: ConnectionState = 'Starting'
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #watchers = new Set<() => void>()
  /** What this page watches together with others, by name. */
  readonly #watched = new Map<string, Set<OnPresent>>()
  #socket: Socket | undefined
  #disconnect: (() => void) | undefined

  /**
   * Connects as the signed-in person. `onMissed` runs whenever something may have changed unheard
   * since what is on screen was loaded: at a connection before which anything was delivered.
   * `onPutOut` runs when the server will not have the socket: the session may have ended.
   */
  async start(onMissed: () => void, onPutOut: () => void): Promise<void> {
    await whenIdle()
    const { io } = await loadPart(() => import('socket.io-client'))
    const socket = io({
      path: REALTIME_PATH,
      transports: ['websocket', 'polling'],
      reconnectionDelay: RECONNECT_MS,
      reconnectionDelayMax: RECONNECT_MS,
      randomizationFactor: 0,
      auth: (say) => say({ person: claimOfPage() }),
    })
    this.#socket = socket
    let wasConnected = false
    let known = given.Position ?? null
    socket.on(HUB_POSITION, (position: string | null) => {
      if (position === null || position !== known) onMissed()
      known = position
    })
    socket.on('connect', () => {
      wasConnected = true
      this.#become('Connected')
      for (const name of this.#watched.keys()) this.#ask(name)
    })
    socket.on(HUB_LATE, (isLate: boolean) => this.#become(isLate ? 'Late' : 'Connected'))
    let askAgain: ReturnType<typeof setTimeout> | undefined
    socket.on(HUB_REFUSED, () => {
      askAgain ??= setTimeout(() => {
        askAgain = undefined
        for (const name of this.#watched.keys()) this.#ask(name)
      }, AGAIN_MS)
    })
    let again: ReturnType<typeof setTimeout> | undefined
    // A socket that the server refuses or puts out does not try again by itself.
    const bePutOut = (): void => {
      onPutOut()
      again = setTimeout(() => socket.connect(), RECONNECT_MS)
    }
    socket.on('disconnect', (reason) => {
      // A server that goes takes its sockets along, before anybody calls it.
      void service.check()
      const isPutOut = reason === 'io server disconnect'
      this.#become(isPutOut ? 'Disconnected' : 'Reconnecting')
      if (isPutOut) bePutOut()
    })
    socket.on('connect_error', () => {
      void service.check()
      this.#become(wasConnected ? 'Reconnecting' : 'Disconnected')
      if (!socket.active) bePutOut()
    })
    socket.onAny((name: string, payload: unknown) => {
      for (const listener of this.#listeners.get(name) ?? []) listener(payload)
    })
    this.#disconnect = () => {
      clearTimeout(again)
      clearTimeout(askAgain)
      socket.disconnect()
    }
  }

  stop(): void {
    this.#disconnect?.()
    this.#become('Disconnected')
  }

  /** Leaves the hub, while the page's calls wait; what was watched is watched again after `resume`. */
  pause(): void {
    this.#disconnect?.()
  }

  resume(): void {
    this.#socket?.connect()
  }

  /** Hears an event until the answered function is called. */
  listen(name: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  /** Watches something together with others, such as `chat/12`, until the answered function is called. */
  join(name: string, onPresent: OnPresent): () => void {
    const hearing = this.#watched.get(name) ?? new Set()
    this.#watched.set(name, hearing.add(onPresent))
    this.#ask(name)
    return () => {
      hearing.delete(onPresent)
      if (hearing.size > 0) return
      this.#watched.delete(name)
      this.#socket?.emit(UNSUBSCRIBE, name)
    }
  }

  /** Tells those who watch it something that passes; nobody hears it while there is no connection. */
  tell(name: string, signal: string): void {
    this.#socket?.volatile.emit(COMMAND, name, signal)
  }

  /** What a watched thing holds, by the hub; undefined where the hub does not say. */
  receive(name: string): Promise<HubAnswer | undefined> {
    return this.#exchange(RECEIVE, name)
  }

  /**
   * Writes what a watched thing holds, by the hub. Undefined where the hub does not say what came of
   * it: under the same key it can be written by a call.
   */
  command(name: string, values: object, key: string): Promise<HubAnswer | undefined> {
    return this.#exchange(COMMAND, name, values, key)
  }

  /** Gives a watched thing something that it takes, by the hub: as `command`. */
  deliver(name: string, values: object, key: string): Promise<HubAnswer | undefined> {
    return this.#exchange(RECEIVE, name, values, key)
  }

  async #exchange(event: string, name: string, ...said: unknown[]): Promise<HubAnswer | undefined> {
    const socket = this.#socket
    if (!socket?.connected || !this.#watched.has(name)) return undefined
    const { size } = new Blob([JSON.stringify(said)])
    if (size > PACKET_BYTES - AROUND_BYTES) return undefined
    try {
      const asking = socket.timeout(ANSWER_MS)
      const answer: unknown = await asking.emitWithAck(event, name, ...said, pageHeaders())
      return (answer as HubAnswer | null) ?? undefined
    } catch {
      // It may have been heard all the same.
      return undefined
    }
  }

  /** Hears of changes of `state`; for useSyncExternalStore. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  #ask(name: string): void {
    if (!this.#socket?.connected) return
    this.#socket.emit(SUBSCRIBE, name, (people: readonly number[] | null) => {
      for (const onPresent of this.#watched.get(name) ?? []) onPresent(people)
    })
  }

  #become(state: ConnectionState): void {
    if (this.state === state) return
    this.state = state
    for (const watcher of this.#watchers) watcher()
  }
}

export const realtime = new Realtime()
