import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const GREEK = /\p{Script=Greek}/u
const SETTINGS = `/${PROJECT.url}/admin/project/${PROJECT.id}`

interface Project {
  readonly Settings: string
}

describe('the page in English', () => {
  const stage = setStage()

  it('says menus and sub-menus in English once somebody switches, without loading again', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, rest, ask } = await stage.visit({ as, path: `/${PROJECT.url}/admin/user/list` })
    const links = page.getByRole('navigation').getByRole('link')
    await links.first().waitFor()
    expect(GREEK.test(await textsOf(page, 'nav'))).toBe(true)
    await page.getByRole('button', { name: 'EN, English' }).click()
    await page.getByRole('heading', { level: 1, name: en('people.title') }).waitFor()
    await rest()
    expect(greekIn(await textsOf(page, 'nav'))).toEqual([])
    await ask('/Account/SetLanguage', { Language: 'el' })
  })
})

describe('an editor of settings', () => {
  const stage = setStage()

  it('has a menu label in both languages beside each other, and warns where one is missing', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, ask } = await stage.visit({ as, path: `${SETTINGS}#tab=menus` })
    const name = el('projects.menus.label')
    const greek = page.getByLabel(el('ui.language.el', { name })).first()
    const english = page.getByLabel(el('ui.language.en', { name })).first()
    await eventually(() => english.inputValue()).toBe('Home')
    const [left, right] = await Promise.all([greek.boundingBox(), english.boundingBox()])
    expect(right?.y).toBe(left?.y)
    await english.fill('')
    await page.getByText(el('ui.language.shown.en')).waitFor()
    await page.getByText(el('projects.menus.untranslated_one')).waitFor()
    expect(await faultsOf(page, 'menus, one not in English')).toEqual([])
    await english.fill('Front page')
    await eventually(() => page.getByText(el('ui.language.shown.en')).count()).toBe(0)
    await page.keyboard.press('Control+s')
    await page.getByText(el('projects.saved')).waitFor()
    const { Settings } = await ask<Project>('/api/Project/ById', { Id: PROJECT.id })
    const { Roles } = JSON.parse(Settings) as { Roles: { Admin: readonly object[] } }
    expect(Roles.Admin[0]).toMatchObject({ label: 'Αρχική', labels: { en: 'Front page' } })

    await page.setViewportSize({ width: 390, height: 844 })
    const boxes = await Promise.all([greek.boundingBox(), english.boundingBox()])
    expect(boxes[1]?.y).toBeGreaterThan(boxes[0]?.y ?? Infinity)
  }, 60_000)

  it('has a field in both languages, and marks it in the list where one is missing', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page } = await stage.visit({ as, path: `${SETTINGS}#tab=fields` })
    const open = el('projects.fields.open', { name: 'Φύλο' })
    await page.getByRole('button', { name: open }).click()
    const english = page.getByLabel(el('ui.language.en', { name: el('projects.field.Label') }))
    await eventually(() => english.inputValue()).toBe('Gender')
    await english.fill('')
    await page.getByText(el('ui.language.missing.en')).waitFor()
    await page.getByText(el('ui.language.shown.en')).waitFor()
    expect(await faultsOf(page, 'fields, one not in English')).toEqual([])
  })
})

/** What a part of the page says to whoever sees or hears it. */
const textsOf = (page: Page, part: string): Promise<string> =>
  page
    .locator(part)
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText).join('\n'))

/** The lines that have a Greek letter. */
const greekIn = (text: string): string[] => text.split('\n').filter((line) => GREEK.test(line))
