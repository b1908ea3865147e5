import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const NEW = `/${PROJECT.url}/admin/report/edit/new`
const PHONE_WIDTH = 390

const tile = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const saved = (page: Page) => page.getByText(el('reports.report.saved')).first()

async function addReady(page: Page, name: 'byState' | 'meetings' | 'completions'): Promise<string> {
  const title = el(`reports.ready.${name}`)
  await page.getByRole('button', { name: title, exact: true }).click()
  await tile(page, title).waitFor()
  return title
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: el('reports.save') }).click()
  await saved(page).waitFor()
}

describe('a report', () => {
  const stage = setStage()
  const begin = async (title: string, width = 1440) => {
    const visitor = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: NEW,
      width,
    })
    await visitor.page.getByRole('textbox', { name: el('reports.report.title') }).fill(title)
    return visitor
  }

  it('compares two periods, and says on paper as on the page which they are', async () => {
    const { page } = await begin('Δύο περίοδοι')
    const title = await addReady(page, 'completions')
    await save(page)
    await page.waitForURL(/\/admin\/report\/edit\/\d+/)
    const path = new URL(page.url()).pathname.replace('/edit/', '/view/')
    await page.goto(`${path}?from=2026-11-01&to=2026-11-30`)
    await tile(page, title).getByRole('figure').first().waitFor()
    await page.getByText(`${el('reports.filters')}:`).click()
    await page
      .getByRole('combobox', { name: el('reports.filters.compare') })
      .selectOption({ label: el('reports.filters.compare.before') })
    await page.waitForURL(/compare=before/)
    const before = tile(page, title)
      .getByText(/ \(πριν\)/)
      .first()
    await before.waitFor()
    expect(await faultsOf(page, 'a report of two periods')).toEqual([])
    await page.reload()
    await before.waitFor()
    await page.emulateMedia({ media: 'print' })
    const words = `από 01/11/2026 έως 30/11/2026, ${el('reports.filters.compare.before')}`
    await page.getByText(words).waitFor()
  })

  it('is dragged and sized by the pointer, and stays so', async () => {
    const { page } = await begin('Με το ποντίκι')
    const state = await addReady(page, 'byState')
    await addReady(page, 'meetings')
    const boxOf = async (name: string) => {
      const box = await tile(page, name).boundingBox()
      if (!box) throw new Error(`no tile ${name}`)
      return box
    }
    const grip = page.getByRole('button', { name: el('reports.tile.grip', { title: state }) })
    await grip.scrollIntoViewIfNeeded()
    const before = await boxOf(state)
    const held = await grip.boundingBox()
    if (!held) throw new Error('no grip')
    await page.mouse.move(held.x + 5, held.y + 5)
    await page.mouse.down()
    await page.mouse.move(held.x + before.width / 2, held.y + 20, { steps: 5 })
    await page.mouse.move(held.x + before.width + 20, held.y + 5, { steps: 5 })
    await page.mouse.up()
    await eventually(async () => (await boxOf(state)).x > before.x).toBe(true)
    const { x } = await boxOf(state)
    await save(page)
    await page.reload()
    await tile(page, state).waitFor()
    expect(Math.round((await boxOf(state)).x)).toBe(Math.round(x))
  })

  it('keeps its versions, says who changed what, and goes back to one', async () => {
    const { page } = await begin('Με ιστορικό')
    const state = await addReady(page, 'byState')
    await save(page)
    await page.waitForURL(/\/admin\/report\/edit\/\d+/)
    await page.reload()
    await page.getByRole('button', { name: el('reports.tile.remove', { title: state }) }).click()
    await addReady(page, 'meetings')
    await save(page)
    await page.getByRole('button', { name: el('reports.report.versions') }).click()
    const drawer = page.getByRole('dialog', { name: el('reports.report.versions') })
    await drawer
      .getByText(el('reports.version.change.removed', { tiles: state }), { exact: true })
      .waitFor()
    expect(await faultsOf(page, 'the versions of a report')).toEqual([])
    await drawer
      .getByRole('button', { name: el('reports.version.restoreOf', { version: 1 }) })
      .click()
    await drawer.getByText(el('reports.version.number', { version: 3 })).waitFor()
    await page.keyboard.press('Escape')
    await tile(page, state).waitFor()
    await eventually(() => tile(page, el('reports.ready.meetings')).count()).toBe(0)
    // What was brought back is what is stored: the next change is saved over it.
    await page.getByRole('textbox', { name: el('reports.report.title') }).fill('Με νέο τίτλο')
    await save(page)
    await page.reload()
    await tile(page, state).waitFor()
    await page.setViewportSize({ width: PHONE_WIDTH, height: 844 })
    await page.getByRole('button', { name: el('reports.report.versions') }).click()
    await drawer
      .getByText(el('reports.version.change.title', { title: 'Με νέο τίτλο' }), { exact: true })
      .waitFor()
    expect(await faultsOf(page, 'the versions of a report on a phone')).toEqual([])
  })
})
