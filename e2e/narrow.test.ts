import { roleAllowed } from '@telemachos/contract/core/roles'
import type { RouteDefinition } from '@telemachos/contract/core/routes'
import { ROUTES } from '@telemachos/contract/routes'
import { describe, expect, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'

/** The rule of the sweep, through the eyes of those whose pages it does not look at. */
const ROLES = ['Supervisor', 'Coordinator'] as const

describe('on a phone', () => {
  const stage = setStage()

  it.each(ROLES)(
    'no page of a %s is wider than the window',
    async (role) => {
      const as = stage.personWith(role, PROJECT.name)
      const { page, rest } = await stage.visit({ as, width: 390, refusals: [403, 404] })
      const paths = (ROUTES as readonly RouteDefinition[])
        .filter(
          ({ layout, access }) => !layout && Array.isArray(access) && roleAllowed(role, access),
        )
        .map(({ path }) => path)
        .filter((path) => path.startsWith('/{curProject}/') && !/\{\w+\}/.test(path.slice(13)))
      expect(paths.length).toBeGreaterThan(5)
      const wide: string[] = []
      for (const path of paths) {
        await page.goto(path.replace('{curProject}', PROJECT.url).replaceAll(/\/\{\w+\?\}/g, ''))
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await rest()
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        if (excess > 0) wide.push(`${path}: ${excess} px too wide`)
      }
      expect(wide).toEqual([])
    },
    240_000,
  )
})
