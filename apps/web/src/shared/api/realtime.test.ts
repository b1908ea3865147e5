import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HubEnds } from './hub-socket.ts'
import { realtime } from './realtime.ts'

const { opened, polling, emit } = vi.hoisted(() => ({
  opened: [] as HubEnds[],
  polling: [] as HubEnds[],
  emit: vi.fn<(name: string, args: readonly unknown[]) => void>(),
}))
vi.mock('./hub-socket.ts', () => ({
  openSocket: (ends: HubEnds) => (opened.push(ends), { emit, close: () => {} }),
}))
vi.mock('./hub-polling.ts', () => ({
  openPolling: (ends: HubEnds) => (polling.push(ends), { emit, close: () => {} }),
}))
vi.mock('./service.ts', () => ({ service: { check: () => Promise.resolve() } }))
vi.mock('../ui/when-idle.ts', () => ({ whenIdle: () => Promise.resolve() }))

const onMissed = vi.fn<() => void>()
const onPutOut = vi.fn<() => void>()

beforeEach(async () => {
  vi.useFakeTimers()
  await realtime.start(onMissed, onPutOut)
})
afterEach(() => {
  realtime.stop()
  vi.useRealTimers()
  vi.clearAllMocks()
  opened.length = 0
  polling.length = 0
})

it.each([true, false])('tries again after 5000 ms (spec §9); put out: %s', async (isRefused) => {
  opened[0]?.onConnect()
  expect(realtime.state).toBe('Connected')
  opened[0]?.onEnd(isRefused)
  expect(realtime.state).toBe(isRefused ? 'Disconnected' : 'Reconnecting')
  expect(onPutOut).toHaveBeenCalledTimes(isRefused ? 1 : 0)
  await vi.advanceTimersByTimeAsync(4999)
  expect(opened.length).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(opened.length).toBe(2)
  expect(polling.length).toBe(0)
})

it('asks by polling too where no socket ever came to stand', async () => {
  opened[0]?.onEnd(false)
  expect(realtime.state).toBe('Disconnected')
  await vi.advanceTimersByTimeAsync(5000)
  expect([opened.length, polling.length]).toEqual([1, 1])
  polling[0]?.onConnect()
  expect(realtime.state).toBe('Connected')
})

it('does not come back once it is stopped', async () => {
  opened[0]?.onEnd(false)
  realtime.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([opened.length, polling.length]).toEqual([1, 0])
})

it('watches again what is watched, and says when something may have been missed', () => {
  const stop = realtime.join('chat/12', () => {})
  expect(emit).not.toHaveBeenCalled()
  opened[0]?.onConnect()
  expect(emit.mock.lastCall?.slice(0, 2)).toEqual(['subscribe', ['chat/12']])
  opened[0]?.onEvent(HUB_POSITION, 'a')
  opened[0]?.onEvent(HUB_POSITION, 'a')
  expect(onMissed).toHaveBeenCalledOnce()
  opened[0]?.onEvent(HUB_POSITION, null)
  expect(onMissed).toHaveBeenCalledTimes(2)
  stop()
  expect(emit.mock.lastCall).toEqual(['usubscribe', ['chat/12']])
})
