import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('what the browser keeps for its pages', () => {
  const page = { cookie: '', getElementById: () => ({ textContent: '' }) }
  const open = async (start: object, cookie = '', protocol = 'http:') => {
    Object.assign(page, { cookie, getElementById: () => ({ textContent: JSON.stringify(start) }) })
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { protocol })
    return import('./kept-settings.ts')
  }
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('is read from the page, and without one from the cookies', async () => {
    const { kept } = await open({ Kept: { scheme: 'dark' } }, 'telemachos-scheme=light')
    expect(kept('scheme')).toBe('dark')
    expect(kept('grid')).toBeUndefined()
    vi.resetModules()
    const other = await open({}, 'a=b; telemachos-grid=1-2-3-4; telemachos-scheme=')
    expect(other.kept('grid')).toBe('1-2-3-4')
    expect(other.kept('scheme')).toBeUndefined()
  })

  it('is written once for each change, and over a safe connection only for such', async () => {
    const { keep, kept } = await open({ Kept: { language: 'el' } }, '', 'https:')
    keep('language', 'el')
    expect(page.cookie).toBe('')
    keep('language', 'en')
    expect(kept('language')).toBe('en')
    expect(page.cookie).toMatch(/^telemachos-language=en; path=\/; .*samesite=lax; secure$/)
  })
})
