import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** The tabs of the development screen by the keys of their addresses, and what they are called. */
const TABS = {
  services: 'services.tab.sql',
  mass: 'data.mass.tab',
  documents: 'documents.heading',
  views: 'views.title',
  bulk: 'development.tab.bulk',
  grid: 'development.tab.grid',
  scripts: 'scripts.heading',
  files: 'development.tab.files',
  data: 'data.store',
  tokens: 'services.tab.tokens',
} as const

/** A panel says more than its heading: its list, or why there is nothing and what to do. */
const SOME_CHARACTERS = 60

describe.each([
  { role: 'Admin', width: 1440 },
  { role: 'SuperAdmin', width: 390 },
] as const)('the development screen as $role, $width wide', ({ role, width }) => {
  const stage = setStage()

  it('opens the tab that its address names, and none is empty', async () => {
    const as = stage.personWith(role, ...(role === 'Admin' ? [PROJECT.name] : []))
    const { page, rest } = await stage.visit({ as, width })
    for (const [key, name] of Object.entries(TABS)) {
      // The address of the specification, which leads to the page's own.
      await page.goto(`/${PROJECT.url}/admin/development#dTab=${key}`)
      const tab = page.getByRole('tab', { name: el(name), exact: true })
      await eventually(() => tab.getAttribute('aria-selected'), key).toBe('true')
      const { pathname, hash } = new URL(page.url())
      expect(`${pathname}${hash}`).toBe(`/${PROJECT.url}/admin/development/index#dTab=${key}`)
      const panel = page.getByRole('tabpanel')
      await eventually(async () => (await panel.innerText()).length, key).toBeGreaterThan(
        SOME_CHARACTERS,
      )
      await rest()
      expect(await faultsOf(page, key)).toEqual([])
    }
  }, 180_000)
})
