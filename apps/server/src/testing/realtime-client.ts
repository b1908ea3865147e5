import { io, type Socket } from 'socket.io-client'
import type { TestClient } from './test-server.ts'

/** Opens a socket as somebody who has signed in; resolves once it is connected. */
export function openSocket(
  url: string,
  { cookie = '' }: Pick<TestClient, 'cookie'>,
): Promise<Socket> {
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

/** Does something for which the server disconnects a socket; resolves once it has. */
export async function waitUntilOut(socket: Socket, deed: () => Promise<unknown>): Promise<void> {
  const out = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()))
  await deed()
  await out
}
