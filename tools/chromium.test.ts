import { describe, expect, it, vi } from 'vitest'
import { ensureOneOf, type Machine } from './chromium.ts'

const NAMES = ['shell', 'whole']
const FONTS = 'fonts-liberation'

/** A machine that has these packages, and those that its distribution has to offer. */
function machineOf({ has = [], offers = [] }: { has?: string[]; offers?: string[] }) {
  const added: string[][] = []
  const machine: Machine = {
    find: (names) => names.find((name) => has.includes(name)),
    hasFonts: () => Promise.resolve(has.includes(FONTS)),
    add: (packages) => {
      added.push([...packages])
      const offered = packages.every((name) => offers.includes(name) || has.includes(name))
      if (offered) has.push(...packages)
      return Promise.resolve({ output: offered ? 'done' : 'no such package' })
    },
  }
  return { added, ensure: () => ensureOneOf(NAMES, NAMES, machine) }
}

describe('a Chromium with fonts like Arial’s', () => {
  it('is the one that the machine has', async () => {
    const { added, ensure } = machineOf({ has: ['whole', FONTS] })
    expect(await ensure()).toBe('whole')
    expect(added).toEqual([])
  })

  it('comes with fonts, which its package does not bring', async () => {
    const { added, ensure } = machineOf({ offers: ['shell', 'whole', FONTS] })
    expect(await ensure()).toBe('shell')
    expect(added).toEqual([['shell', FONTS]])
  })

  it('is given the fonts alone where the machine has a browser', async () => {
    const { added, ensure } = machineOf({ has: ['whole'], offers: ['shell', FONTS] })
    expect(await ensure()).toBe('whole')
    expect(added).toEqual([[FONTS]])
  })

  it('is another where the distribution has no package of the first', async () => {
    const { added, ensure } = machineOf({ offers: ['whole', FONTS] })
    expect(await ensure()).toBe('whole')
    expect(added).toEqual([
      ['shell', FONTS],
      ['whole', FONTS],
    ])
  })

  it('is used without fonts, and that is said, where there are none', async () => {
    const said = vi.spyOn(console, 'log').mockReturnValue()
    const { ensure } = machineOf({ has: ['whole'] })
    expect(await ensure()).toBe('whole')
    expect(said.mock.calls.flat().join()).toMatch(/no such package[^]*apt-get install fonts-lib/)
    said.mockRestore()
  })

  it('is asked for where there is none', async () => {
    const { ensure } = machineOf({})
    await expect(ensure()).rejects.toThrow(/no such package[^]*CHROMIUM_PATH/)
  })
})
