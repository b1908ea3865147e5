import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
let { loadPart, waitsForPart } = await import('./load-part.ts')

const world = vi.hoisted(() => ({ isThere: true, back: new Set<() => void>() }))

vi.mock('./service.ts', () => ({
  service: {
    check: () => Promise.resolve(world.isThere),
    whenBack: (listener: () => void) => {
      world.back.add(listener)
      return () => world.back.delete(listener)
    },
  },
}))

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a part of the page that is loaded later', () => {
  const reload = vi.fn<() => void>()
  const kept = new Map<string, string>()

  beforeEach(() => {
    world.isThere = true
    kept.clear()
    reload.mockClear()
    vi.stubGlobal('location', { reload })
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('waits while the service is away, and comes by itself when it is back', async () => {
    world.isThere = false
    const load = vi.fn<() => Promise<string>>(missing)
    const part = loadPart(load)
    await settle()
    expect([load.mock.calls.length, waitsForPart()]).toEqual([1, true])
    load.mockResolvedValue('the part')
    for (const tell of world.back) tell()
    expect(await part).toBe('the part')
    expect([reload.mock.calls.length, waitsForPart()]).toEqual([0, false])
  })

  it('is tried again at once where the service is there', async () => {
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(missing)
    load.mockResolvedValue('the part')
    expect(await loadPart(load)).toBe('the part')
    expect(reload).not.toHaveBeenCalled()
  })

  it('loads the page anew where its version is gone, and not a second time', async () => {
    void loadPart(missing)
    void loadPart(missing)
    await settle()
    expect(reload).toHaveBeenCalledTimes(1)
    vi.resetModules()
    ;({ loadPart, waitsForPart } = await import('./load-part.ts'))
    await expect(loadPart(missing)).rejects.toThrow('dynamically imported')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('leaves alone what else goes wrong in it', async () => {
    await expect(loadPart(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  })
})
