import { io, type Socket } from 'socket.io-client'
import type { TestClient } from './test-server.ts'

/** Opens a socket as somebody who has signed in; resolves once it is connected. */
export function openSocket(url: string, { cookie = '' }: TestClient): Promise<Socket> {
  const socket = io(url, {
    path: '/realtime',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie },
  })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })
}

/** How many milliseconds it takes until the server puts a socket out. */
export async function timeUntilOut(socket: Socket, deed: () => Promise<unknown>): Promise<number> {
  const out = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  await deed()
  const started = performance.now()
  await out
  return performance.now() - started
}
