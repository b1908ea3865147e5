import { REALTIME_PATH } from '@telemachos/contract/core/call-path'
import { io } from 'socket.io-client'
import type { HubEnds, HubSocket } from './hub-socket.ts'

/**
 * The same with Socket.IO's own client, which asks again and again where something on the way lets no
 * WebSocket through.
 */
export function openPolling(ends: HubEnds): HubSocket {
  const socket = io({
    path: REALTIME_PATH,
    transports: ['websocket', 'polling'],
    reconnection: false,
    forceNew: true,
  })
  let isOver = false
  const end = (isRefused: boolean): void => {
    if (isOver) return
    isOver = true
    socket.disconnect()
    ends.onEnd(isRefused)
  }
  socket.on('connect', () => ends.onConnect())
  socket.on('disconnect', (reason) => end(reason === 'io server disconnect'))
  // What the server itself refuses has a packet of its own; everything else comes of the way to it.
  socket.on('connect_error', (error) => end(!('type' in error)))
  socket.onAny((name: string, payload: unknown) => ends.onEvent(name, payload))
  return {
    emit: (name, args, onAnswer) => {
      if (!socket.connected) return
      socket.emit(name, ...args, ...(onAnswer ? [onAnswer] : []))
    },
    close: () => {
      isOver = true
      socket.disconnect()
    },
  }
}
