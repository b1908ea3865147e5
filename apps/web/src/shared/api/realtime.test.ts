import { HUB_LATE } from '@telemachos/contract/core/hub-late'
import { PACKET_BYTES, RECEIVE } from '@telemachos/contract/core/hub-signals'
import { PERSON_HEADER } from '@telemachos/contract/core/person-claim'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standAt } from './page-person.ts'
import { realtime } from './realtime.ts'

const { io, socket } = vi.hoisted(() => {
  const heard = new Map<string, (argument?: unknown) => void>()
  const socket = {
    active: true,
    connected: true,
    emit: vi.fn<(...said: unknown[]) => void>(),
    emitWithAck: vi.fn<(...said: unknown[]) => Promise<unknown>>(),
    timeout: () => socket,
    connect: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
    on: (name: string, listener: (argument?: unknown) => void) => heard.set(name, listener),
    onAny: () => undefined,
    fire: (name: string, argument?: unknown) => heard.get(name)?.(argument),
  }
  return { socket, io: vi.fn<(options: object) => typeof socket>(() => socket) }
})
vi.mock('socket.io-client', () => ({ io }))
vi.mock('../ui/when-idle.ts', () => ({ whenIdle: () => Promise.resolve() }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  realtime.stop()
  vi.useRealTimers()
  socket.connect.mockClear()
})

it('tries again every 5000 ms, neither sooner nor later (spec §9)', async () => {
  await realtime.start(vi.fn<() => void>(), vi.fn<() => void>())
  expect(io.mock.lastCall?.[0]).toMatchObject({
    reconnectionDelay: 5000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0,
  })
})

it('says that changes by others are late while servers do not hear each other', async () => {
  await realtime.start(vi.fn<() => void>(), vi.fn<() => void>())
  socket.fire('connect')
  expect(realtime.state).toBe('Connected')
  socket.fire(HUB_LATE, true)
  expect(realtime.state).toBe('Late')
  // Another server, to which the page connects, may hear the others.
  socket.fire('disconnect', 'transport close')
  socket.fire('connect')
  expect(realtime.state).toBe('Connected')
  socket.fire(HUB_LATE, true)
  socket.fire(HUB_LATE, false)
  expect(realtime.state).toBe('Connected')
})

it.each([
  ['puts the socket out', () => socket.fire('disconnect', 'io server disconnect')],
  [
    'refuses the socket',
    () => {
      socket.active = false
      socket.fire('connect_error')
    },
  ],
])('tries again after 5000 ms where the server %s', async (_, end) => {
  const onPutOut = vi.fn<() => void>()
  await realtime.start(vi.fn<() => void>(), onPutOut)
  end()
  expect(realtime.state).toBe('Disconnected')
  expect(onPutOut).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(4999)
  expect(socket.connect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.connect).toHaveBeenCalledOnce()
})

it('gives what it watches something, says whose it is, and leaves what is larger than a packet to the call', async () => {
  standAt(null)
  await realtime.start(vi.fn<() => void>(), vi.fn<() => void>())
  socket.emitWithAck.mockResolvedValue({ Status: 200, Body: {} })
  const give = (Message: string) => realtime.deliver('chat/12', { Message }, 'key')
  expect(await give('nobody watches it')).toBeUndefined()
  const leave = realtime.join('chat/12', () => {})
  expect(await give('here')).toEqual({ Status: 200, Body: {} })
  expect(socket.emitWithAck.mock.calls).toEqual([
    [RECEIVE, 'chat/12', { Message: 'here' }, 'key', { [PERSON_HEADER]: '0 0' }],
  ])
  expect(await give('α'.repeat(PACKET_BYTES / 2))).toBeUndefined()
  expect(socket.emitWithAck).toHaveBeenCalledOnce()
  leave()
  standAt(undefined)
})
