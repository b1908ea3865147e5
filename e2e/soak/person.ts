import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { openRoad, type Road } from '../../apps/server/src/testing/road.ts'
import type { Product } from '../product.ts'

/** How long somebody waits before they try again what had no answer. In milliseconds. */
const RETRY_MS = 250

/** Somebody at work, with a way to the product that only they use. */
export interface Person {
  readonly id: number
  readonly username: string
  readonly road: Road
  readonly socket: Socket
  /** Asks until there is an answer, as a page does: what has none, or 503, is asked again. */
  readonly ask: <Answer>(path: string, body: object) => Promise<Answer>
  /** The same for a write: every attempt bears the same key. */
  readonly write: <Answer>(path: string, body: object) => Promise<Answer>
  readonly leave: () => Promise<void>
}

/** An answer that nothing which happens in a soak excuses. */
class Refused extends Error {
  override name = 'Refused'
}

/** Opens a way of one's own to the product and signs in. */
export async function enter({ url, password }: Product, username: string): Promise<Person> {
  const road = await openRoad({ host: '127.0.0.1', port: Number(new URL(url).port) })
  const origin = `http://127.0.0.1:${road.port}`
  const left = new AbortController()
  let cookie = ''

  const request = async (path: string, body: object, key?: string): Promise<Response> =>
    fetch(origin + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: left.signal,
    })

  const ask = async <Answer>(path: string, body: object, key?: string): Promise<Answer> => {
    for (;;) {
      const answer = await request(path, body, key)
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => undefined)
      left.signal.throwIfAborted()
      if (answer?.status === 200) return JSON.parse(answer.text) as Answer
      if (answer !== undefined && answer.status !== 503)
        throw new Refused(`${username}, ${path}: ${answer.status} ${answer.text}`)
      await sleep(RETRY_MS)
    }
  }

  const signedIn = await request('/Account/Login', { username, password })
  if (!signedIn.ok) throw new Refused(`${username}: ${signedIn.status} ${await signedIn.text()}`)
  cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { UserId } = await ask<{ UserId: number }>('/Account/Identity', {})
  const socket = io(origin, {
    path: '/realtime',
    transports: ['websocket'],
    reconnectionDelay: RETRY_MS,
    reconnectionDelayMax: 2_000,
    extraHeaders: { cookie },
  })
  // The library does so by itself only where the way is gone, and not where the hub has refused.
  const connectAgain = (): void => {
    if (!socket.active && !left.signal.aborted) setTimeout(() => socket.connect(), RETRY_MS)
  }
  socket.on('connect_error', connectAgain).on('disconnect', connectAgain)
  return {
    id: UserId,
    username,
    road,
    socket,
    ask,
    write: (path, body) => ask(path, body, randomUUID()),
    leave: async () => {
      left.abort()
      socket.close()
      await road.cut()
    },
  }
}
