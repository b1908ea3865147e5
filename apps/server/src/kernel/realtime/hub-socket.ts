import type { Server, Socket } from 'socket.io'
import type { Principal } from '../context.ts'

/** Events by name: those of the contract, and where delivery stands. */
export type ToPage = Record<string, (...payload: unknown[]) => void>

/** What pages send; nothing of it is trusted. */
export type FromPage = Record<string, (...given: unknown[]) => void>

interface SocketData {
  principal: Principal
}

export type HubServer = Server<FromPage, ToPage, ToServers, SocketData>
export type HubSocket = Socket<FromPage, ToPage, ToServers, SocketData>

/** What servers ask each other. */
export interface ToServers {
  /** Who of these people has a page open there. */
  present: (userIds: readonly number[], answer: (present: readonly number[]) => void) => void
  /** These sessions have changed: what is remembered of them is to be forgotten. */
  forget: (sessionKeys: readonly string[], answer: (done: true) => void) => void
  /** How many events a server has taken for delivery; they come after it. */
  taken: (run: string, count: number) => void
}
