import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Service } from './service.ts'

describe('how the page stands with the server', () => {
  const world = { isThere: true, isOnline: true, probes: 0 }
  const make = () => {
    const back = vi.fn<() => void>()
    const service = new Service({
      probe: async () => {
        world.probes += 1
        if (!world.isOnline) throw new TypeError('Failed to fetch')
        return world.isThere
      },
      isOnline: () => world.isOnline,
    })
    service.whenBack(back)
    return { service, back }
  }
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  beforeEach(() => {
    vi.useFakeTimers()
    Object.assign(world, { isThere: true, isOnline: true, probes: 0 })
  })
  afterEach(() => vi.useRealTimers())

  it.each([502, 503, 504])(
    'is unavailable after a %i, and back when it answers',
    async (status) => {
      const { service, back } = make()
      world.isThere = false
      service.heard(status)
      expect(service.state).toBe('unavailable')
      await pass(20_000)
      expect(service.state).toBe('unavailable')
      expect(back).not.toHaveBeenCalled()
      world.isThere = true
      await pass(15_000)
      expect(back).toHaveBeenCalledTimes(1)
      service.heard(200)
      expect(service.state).toBe('reachable')
    },
  )

  it('is back too where nothing is called', async () => {
    const { service } = make()
    service.heard(503)
    await pass(1_000)
    expect(service.state).toBe('unavailable')
    await pass(1_500)
    expect(service.state).toBe('reachable')
    const asked = world.probes
    await pass(60_000)
    expect(world.probes).toBe(asked)
  })

  it('stays unavailable while calls are refused, however often it says that it is ready', async () => {
    const { service, back } = make()
    const states = new Set<string>()
    service.watch(() => states.add(service.state))
    service.whenBack(() => service.heard(503))
    service.heard(503)
    await pass(120_000)
    expect([...states]).toEqual(['unavailable'])
    expect(back.mock.calls.length).toBeLessThan(20)
  })

  it('asks as soon as ever, however many calls fail meanwhile', async () => {
    const { service, back } = make()
    world.isThere = false
    for (let call = 0; call < 50; call++) {
      service.heard(503)
      await pass(100)
    }
    world.isThere = true
    await pass(4_000)
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('asks before it believes a single call without an answer', async () => {
    const { service, back } = make()
    service.heard(0)
    await pass(0)
    expect([service.state, world.probes]).toEqual(['reachable', 1])
    expect(back).not.toHaveBeenCalled()
    world.isThere = false
    service.heard(0)
    await pass(0)
    expect(service.state).toBe('unavailable')
  })

  it('says that there is no network where the browser knows it, and asks at once when there is', async () => {
    const { service, back } = make()
    world.isOnline = false
    service.lost()
    expect(service.state).toBe('offline')
    await pass(300_000)
    expect(service.state).toBe('offline')
    world.isOnline = true
    void service.check()
    await pass(0)
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('takes an ordinary refusal for an answer', async () => {
    const { service } = make()
    for (const status of [200, 401, 404, 409, 429, 500]) service.heard(status)
    await pass(0)
    expect([service.state, world.probes]).toEqual(['reachable', 0])
  })
})
