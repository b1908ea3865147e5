import AxeBuilder from '@axe-core/playwright'
import { roleAllowed, type Role } from '@telemachos/contract/core/roles'
import { ROUTES, type RouteDefinition } from '@telemachos/contract/core/routes'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { listActions, listRows, theFirst } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The roles through whose eyes the pages are looked at: each page by the first that may open it. */
const EYES = ['Mentee', 'Mentor', 'Admin'] as const satisfies Role[]

describe('every page that is ready', () => {
  const stage = setStage()

  it.each([
    ['el', 'light', 1440],
    ['el', 'dark', 390],
    ['en', 'dark', 1440],
    ['en', 'light', 390],
  ] as const)(
    'has no fault of accessibility, width or policy (%s, %s, %i)',
    async (language, scheme, width) => {
      const looks = { language, scheme, width }
      const faults: string[] = []
      const anonymous = await stage.visit(looks)
      for (const path of ['/signin', '/denied', '/error', '/notfound']) {
        faults.push(...(await faultsOn(anonymous, path)))
      }
      for (const role of EYES) {
        const project = role === 'Admin' ? '' : PROJECT.name
        const visitor = await stage.visit({ ...looks, as: stage.personWith(role, project) })
        for (const path of await pathsFor(role, visitor)) {
          faults.push(...(await faultsOn(visitor, path)))
        }
      }
      expect(faults).toEqual([])
    },
    120_000,
  )

  it.each([
    ['el', 'dark', 1440],
    ['el', 'light', 390],
  ] as const)(
    'stays without fault while something is open over it (%s, %s, %i)',
    async (language, scheme, width) => {
      const as = stage.personWith('Mentor', PROJECT.name)
      const visitor = await stage.visit({ language, scheme, width, as })
      const { page } = visitor
      const row = theFirst(await listRows(visitor))
      const grid = `/${PROJECT.url}/mentor/action/list`
      const faults = await faultsOn(visitor, `${grid}?mentee=${row.Id}&action=3`)
      await page.goto(grid)
      for (const key of ['Control+k', '?']) {
        await page.keyboard.press(key)
        await page.getByRole('dialog').waitFor()
        faults.push(...(await faultsOf(page, `${grid} ${key}`)))
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      expect(faults).toEqual([])
    },
  )
})

async function faultsOn({ page }: Visitor, path: string): Promise<string[]> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  return faultsOf(page, path)
}

/** What is wrong with the page as it stands. */
async function faultsOf(page: Page, label: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const faults = violations.map(({ id, nodes }) => {
    const where = nodes.slice(0, 3).map(({ html }) => html.slice(0, 140))
    return `${label}: ${id} at ${nodes.length}: ${where.join(' | ')}`
  })
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return excess > 0 ? [...faults, `${label}: ${excess} px too wide`] : faults
}

/** The addresses that the role is the first to open, with their parameters filled in. */
async function pathsFor(role: Role, visitor: Visitor): Promise<string[]> {
  const before = EYES.slice(0, EYES.indexOf(role as (typeof EYES)[number]))
  const values = await parametersFor(role, visitor)
  return (ROUTES as readonly RouteDefinition[])
    .filter(({ ready, access, path }) => {
      if (!ready || !Array.isArray(access) || !path.startsWith('/{curProject}/')) return false
      const seen = before.some((other) => roleAllowed(other, access))
      // One's own pages differ by role, and the start leads to the role's own.
      return roleAllowed(role, access) && (!seen || /menteeId|mentee\/\{id|home|list$/.test(path))
    })
    .map(({ path }) =>
      path.replace(/\/?\{(\w+)(\??)\}/g, (whole, name: string, optional: string) => {
        const value = values[name] ?? ''
        if (value === '') return optional === '' ? whole : ''
        return whole.startsWith('/') ? `/${value}` : value
      }),
    )
}

async function parametersFor(
  role: Role,
  visitor: Visitor,
): Promise<Readonly<Record<string, string>>> {
  const curProject = PROJECT.url
  if (role === 'Mentee') {
    const { UserId } = await visitor.ask<{ UserId: number }>('/Account/Identity', {})
    const actions = await listActions(visitor, UserId)
    const withForm = theFirst(actions, ({ Data }) => Data.includes('"form"'))
    return { curProject, Id: String(withForm.Id) }
  }
  const row = theFirst(await listRows(visitor), ({ Active }) => Active)
  const id = String(row.Id)
  return { curProject, menteeId: id, id, actionId: '3' }
}
