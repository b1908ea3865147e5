import { describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { faultsOf } from './faults.ts'
import { inDatabase } from './product-database.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const SETTINGS = `/${PROJECT.url}/admin/project/${PROJECT.id}`

describe('whose microdata is sent', () => {
  const stage = setStage()
  const visit = (tab: string, width: number) => {
    const as = stage.personWith('Admin', PROJECT.name)
    return stage.visit({ as, path: `${SETTINGS}#tab=${tab}`, width })
  }

  it('is chosen by names, and counted beside the conditions', async () => {
    for (const width of [1440, 390]) {
      const { page } = await visit('microdata', width)
      const filter = page.locator('section', { hasText: el('projects.filter.title') }).last()
      await filter.scrollIntoViewIfNeeded()
      await filter.getByText(/περνούν: \d+ από \d+/).waitFor()
      // Values of a register are told by their names.
      expect(await filter.innerText()).not.toContain('kallikratis')
      expect(await faultsOf(page, `the filter at ${width}`)).toEqual([])
    }
  })

  it('is checked with the conditions of actions, which name what is there', async () => {
    await inDatabase(stage.product, (database) =>
      database.run(sql`
        update actions set show_condition = 'user.goal_of_old == 1'
        where id = (select min(action_id) from project_actions where project_id = ${PROJECT.id})`),
    )
    for (const width of [1440, 390]) {
      const { page } = await visit('setup', width)
      await page.getByRole('link', { name: el('projects.check.open') }).click()
      await page.getByRole('heading', { level: 1, name: el('projects.check.title') }).waitFor()
      const check = page.getByRole('main')
      await check.getByText('user.goal_of_old').waitFor()
      expect(await faultsOf(page, `the check at ${width}`)).toEqual([])
      if (width === 390) continue
      const kind = el('projects.check.kind.condition_unknown_field')
      await check.getByRole('region', { name: kind, exact: false }).getByRole('link').click()
      await page.getByText(/Οι συνθήκες διαβάζουν κάτι που δεν υπάρχει/).waitFor()
    }
  })
})
