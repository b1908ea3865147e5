import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GREEK = /\p{Script=Greek}/u
const SETTINGS = `/${PROJECT.url}/admin/project/${PROJECT.id}`

/** Parts of pages that hold no names of people and nothing that people wrote. */
const PARTS = [
  ['actions and their groups', 'Mentee', 'mentee/actions', 'main'],
  ['what is done', 'Mentee', 'mentee/actionsdone', 'main'],
  ['fields', 'Mentee', 'userinfo', 'dt, label, legend, main h2'],
  ['whom to turn to', 'Mentee', 'about', 'main'],
  ['groups and columns', 'Mentor', 'mentor/action/list', '[role=columnheader]'],
  ['actions', 'Mentor', 'mentor/action2/list', 'main'],
  ['columns of fields', 'Admin', 'admin/user/list', 'thead th'],
  ['the table of actions', 'Admin', 'admin/action/list', '[role=columnheader]'],
] as const

interface Project {
  readonly Settings: string
}

describe('the page in English', () => {
  const stage = setStage()

  it('says menus, projects and groups in English once somebody switches, without loading again', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, rest, ask } = await stage.visit({
      as,
      path: `/${PROJECT.url}/mentor/action2/list`,
    })
    const group = page.getByRole('heading', { level: 2 }).first()
    await group.waitFor()
    expect(GREEK.test(await textsOf(page, 'nav'))).toBe(true)
    expect(await group.innerText()).toBe('Έναρξη')
    await page.getByRole('button', { name: 'EN, English' }).click()
    await eventually(() => group.innerText()).toBe('Start')
    await rest()
    expect(greekIn(await textsOf(page, 'nav'))).toEqual([])
    expect(greekIn(await textsOf(page, 'main'))).toEqual([])
    await page.getByText('Bridges to Employment').first().waitFor()
    await ask('/Account/SetLanguage', { Language: 'el' })
  })

  it.each(PARTS)('says %s in English, for a %s at %s', async (_what, role, path, part) => {
    const as = stage.personWith(role, PROJECT.name)
    const { page, rest, ask } = await stage.visit({
      ...{ as, language: 'en', path: `/${PROJECT.url}/${path}` },
    })
    await page.locator(part).first().waitFor()
    await rest()
    const said = await textsOf(page, part)
    await ask('/Account/SetLanguage', { Language: 'el' })
    expect(said.trim()).not.toBe('')
    expect(greekIn(said)).toEqual([])
    expect(greekIn(await textsOf(page, 'nav'))).toEqual([])
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
  })

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

  it('has an action’s title and description in both languages', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const { page, ask } = await stage.visit({ as, path: `/${PROJECT.url}/admin/action/list` })
    const open = el('actions.table.open', { title: 'Καλωσόρισμα' })
    await page.getByRole('button', { name: open }).click()
    await page.getByRole('link', { name: el('actions.author.tab.content'), exact: true }).click()
    await page.getByRole('tab', { name: el('actions.author.tab.content') }).waitFor()
    const title = el('actions.author.title')
    const english = page.getByLabel(el('ui.language.en', { name: title }))
    await eventually(() => english.inputValue()).toBe('Welcome')
    await english.fill('')
    await page.getByText(el('ui.language.shown.en')).first().waitFor()
    expect(await faultsOf(page, 'a title, not in English')).toEqual([])
    await english.fill('Hello')
    await page.getByRole('button', { name: el('actions.author.draft.publish') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('actions.author.draft.publishConfirm') }).click()
    await page.getByText(el('actions.author.draft.published')).waitFor()
    const texts = await ask('/api/action/Content', { ProjectId: PROJECT.id, ActionId: 1 })
    expect(texts).toMatchObject({ Title: 'Καλωσόρισμα', Titles: { en: 'Hello' } })
  })
})

/** What parts of the page say. */
const textsOf = (page: Page, part: string): Promise<string> =>
  page
    .locator(part)
    .evaluateAll((found) => found.map((one) => (one as HTMLElement).innerText).join('\n'))

/** The lines that have a Greek letter. */
const greekIn = (text: string): string[] => text.split('\n').filter((line) => GREEK.test(line))
