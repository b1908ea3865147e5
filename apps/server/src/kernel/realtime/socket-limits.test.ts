import { expect, it } from 'vitest'
import { FRAMES, SessionSockets, SOCKETS_PER_SESSION, windowLimit } from './socket-limits.ts'

it('gives a session so many places and takes them back', () => {
  const sockets = new SessionSockets()
  const taken = Array.from({ length: SOCKETS_PER_SESSION + 1 }, () => sockets.take('a'))
  expect(taken.filter(Boolean)).toHaveLength(SOCKETS_PER_SESSION)
  expect(sockets.take('b')).toBe(true)
  sockets.release('a')
  expect([sockets.take('a'), sockets.take('a')]).toEqual([true, false])
  for (let open = 0; open < SOCKETS_PER_SESSION; open++) sockets.release('a')
  sockets.release('b')
  expect(sockets.size).toBe(0)
})

it('counts what the windows of a session send together', () => {
  const sockets = new SessionSockets()
  sockets.take('a')
  sockets.take('a')
  const heard = Array.from({ length: FRAMES + 1 }, () => sockets.mayHear('a'))
  expect(heard.indexOf(false)).toBe(FRAMES)
  expect(sockets.mayHear('b')).toBe(false)
  sockets.take('b')
  expect(sockets.mayHear('b')).toBe(true)
})

it('counts anew in each window', () => {
  let now = 0
  const isWithin = windowLimit(60, 10_000, () => now)
  const send = (packets: number) => Array.from({ length: packets }, isWithin)
  expect(send(60)).not.toContain(false)
  expect(send(2)).toEqual([false, false])
  now = 9_999
  expect(send(1)).toEqual([false])
  now = 10_000
  expect(send(60)).not.toContain(false)
})
