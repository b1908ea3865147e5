import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const TITLE = 'route.root.defaultlayout.project.test.title'
const GALLERY = `/${PROJECT.url}/test`

/** More than there are things to step on. */
const MAX_STEPS = 160

describe('the gallery of widgets', () => {
  const stage = setStage()

  async function open(): Promise<Page> {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page } = await stage.visit({ as, path: GALLERY })
    await page.getByRole('heading', { level: 1, name: el(TITLE) }).waitFor()
    return page
  }

  it('has dialogs that hold the focus, answer keys and give the focus back', async () => {
    const page = await open()
    const answer = page.getByRole('status').filter({ hasText: 'Απάντηση' })
    const dialog = page.getByRole('dialog')
    const answered = (text: string) =>
      eventually(() => answer.textContent()).toBe(el('gallery.answer', { answer: text }))
    const isBackAt = (opener: Parameters<typeof el>[0]) =>
      eventually(() => focused(page)).toBe(el(opener))

    await stepTo(page, el('gallery.dialogs.confirm'))
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe(el('gallery.dialogs.confirm.yes'))
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab')
      expect(await focusIsOutside(page)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await answered(el('gallery.answer.no'))
    await isBackAt('gallery.dialogs.confirm')
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe(el('gallery.dialogs.confirm.yes'))
    await page.keyboard.press('Enter')
    await answered(el('gallery.answer.yes'))
    await isBackAt('gallery.dialogs.confirm')

    // What cannot be undone is not done by Enter alone.
    await stepTo(page, el('gallery.dialogs.danger'))
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe(el('core.dialog.cancel'))
    await dialog.getByText('Είστε σίγουροι;').waitFor()
    await page.keyboard.press('Enter')
    await answered(el('gallery.answer.no'))
    await isBackAt('gallery.dialogs.danger')

    await stepTo(page, el('gallery.dialogs.input'))
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe(el('gallery.name'))
    await page.keyboard.press('Enter')
    await dialog.getByText(el('gallery.error')).waitFor()
    await page.keyboard.type('Πρακτικά')
    await page.keyboard.press('Enter')
    await answered('Πρακτικά')
    await isBackAt('gallery.dialogs.input')

    await stepTo(page, el('gallery.dialogs.choice'))
    await page.keyboard.press('Enter')
    await eventually(() => focused(page)).toBe(el('ui.options.search'))
    await page.keyboard.type('πατρα')
    await dialog.getByRole('checkbox', { name: 'Αθήνα' }).waitFor({ state: 'detached' })
    await stepTo(page, 'Πάτρα')
    await page.keyboard.press('Space')
    await dialog.getByText(el('ui.options.chosen_other', { count: 3 })).waitFor()
    await page.keyboard.press('Enter')
    await answered('Αθήνα, Θεσσαλονίκη, Πάτρα')
    await isBackAt('gallery.dialogs.choice')

    await stepTo(page, el('gallery.dialogs.date'))
    await page.keyboard.press('Enter')
    const march = el('ui.date.chosen', { date: 'Πέμπτη 5 Μαρτίου 2026' })
    await eventually(() => focused(page)).toBe(march)
    // The browser's own key: nothing moves.
    await page.keyboard.press('Alt+ArrowLeft')
    expect(await focused(page)).toBe(march)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await answered('12/03/2026')
    await isBackAt('gallery.dialogs.date')

    await stepTo(page, el('gallery.dialogs.info'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await dialog.getByText(el('gallery.dialogs.info.text')).waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
  })

  it('reads dates and times that are typed, picked and chosen', async () => {
    const page = await open()
    const date = page.getByLabel(el('gallery.dates.date'), { exact: true })
    const popup = page.getByRole('dialog', { name: el('ui.date.choose') })

    await stepTo(page, el('gallery.dates.date'))
    await retype(page, '31-02-2026')
    await page.keyboard.press('Tab')
    await page.getByText(el('ui.date.problem.no_such_day')).waitFor()
    await page.keyboard.press('Shift+Tab')
    await retype(page, '28/02/2026')
    await page.keyboard.press('Tab')
    expect(await date.inputValue()).toBe('28-02-2026')
    await eventually(() => focused(page)).toBe('Ημερολόγιο, Σάββατο 28 Φεβρουαρίου 2026')
    await page.keyboard.press('Enter')
    const february = el('ui.date.chosen', { date: 'Σάββατο 28 Φεβρουαρίου 2026' })
    await eventually(() => focused(page)).toBe(february)
    for (const key of ['ArrowRight', 'PageDown', 'Shift+PageDown', 'Home', 'Enter']) {
      await page.keyboard.press(key)
    }
    await popup.waitFor({ state: 'detached' })
    // Sunday 1 March 2026, then 1 April 2026, then Thursday 1 April 2027, whose Monday is 29 March.
    expect(await date.inputValue()).toBe('29-03-2027')
    await eventually(() => focused(page)).toBe('Ημερολόγιο, Δευτέρα 29 Μαρτίου 2027')
    await page.keyboard.press('Enter')
    await popup.waitFor()
    await page.keyboard.press('Escape')
    await popup.waitFor({ state: 'detached' })
    expect(await date.inputValue()).toBe('29-03-2027')

    await stepTo(page, el('gallery.dates.date'), 'Shift+Tab')
    for (const text of ['03022026', '3/2/2026', '03.02.2026']) {
      await retype(page, text)
      await page.keyboard.press('Tab')
      await eventually(() => date.inputValue()).toBe('03-02-2026')
      await page.keyboard.press('Shift+Tab')
      await retype(page, '01/01/2020')
    }

    await stepTo(page, el('gallery.dates.time'))
    await retype(page, '2500')
    await page.keyboard.press('Tab')
    await page.getByText(el('ui.time.problem')).waitFor()
    await page.keyboard.press('Shift+Tab')
    await retype(page, '930')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Tab')
    expect(await page.getByLabel(el('gallery.dates.time'), { exact: true }).inputValue()).toBe(
      '09:35',
    )

    await stepTo(page, el('gallery.dates.bounded'))
    await retype(page, '01/01/2025')
    await page.keyboard.press('Tab')
    await page.getByText(el('ui.date.problem.too_young', { age: 18 })).waitFor()
    await stepTo(page, el('gallery.dates.filter'))
    await retype(page, '1799-12-31')
    await page.keyboard.press('Tab')
    await page.getByText(el('ui.date.problem.too_early', { first: '01/01/1800' })).waitFor()
    await page.keyboard.press('Shift+Tab')
    await retype(page, '1821-03-25')
    await page.keyboard.press('Tab')
    const filter = page.getByLabel(el('gallery.dates.filter'), { exact: true })
    expect(await filter.inputValue()).toBe('25/03/1821')

    const part = (key: 'ui.birth.year' | 'ui.birth.month' | 'ui.birth.day') =>
      page.getByRole('combobox', { name: el(key), exact: true })
    expect(await part('ui.birth.day').isDisabled()).toBe(true)
    await stepTo(page, el('ui.birth.year'))
    await page.keyboard.type('2008')
    await page.keyboard.press('Tab')
    await page.keyboard.type('02')
    await page.keyboard.press('Tab')
    expect(await part('ui.birth.day').locator('option').count()).toBe(1 + 29)
    await page.keyboard.type('29')
    expect(await part('ui.birth.day').inputValue()).toBe('29')
    // 2009 has no such day.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    expect(await part('ui.birth.year').inputValue()).toBe('2009')
    expect(await part('ui.birth.day').inputValue()).toBe('')
    await stepTo(page, el('ui.birth.clear'))
    await page.keyboard.press('Enter')
    expect(await part('ui.birth.year').inputValue()).toBe('')
  })

  it('finds and takes choices by a few letters, even before the list is loaded', async () => {
    const page = await open()
    const town = page.getByLabel(el('gallery.choices.town'), { exact: true })
    const loaded = Promise.withResolvers<void>()
    await page.route('**/option-list-box*.js', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await stepTo(page, el('gallery.choices.town'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('ΠΑΤΡ')
    expect(await town.inputValue()).toBe('ΠΑΤΡ')
    loaded.resolve()
    await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await town.inputValue()).toBe('Θεσσαλονίκη')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'Θεσσαλονίκη', selected: true }).waitFor()
    await page.keyboard.type('ΠΑΤΡ')
    await eventually(() => page.getByRole('listbox').getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
    expect(await town.inputValue()).toBe('Πάτρα')
    await page.keyboard.type('ζζζ')
    await page.getByText(el('ui.options.none', { query: 'ζζζ' })).waitFor()
    await page.keyboard.press('Escape')
    expect(await town.inputValue()).toBe('Πάτρα')

    await stepTo(page, el('gallery.choices.towns'))
    await page.keyboard.type('βολ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: el('ui.options.remove', { name: 'Βόλος' }) }).waitFor()
    await page.keyboard.press('Enter')
    const tag = page.getByRole('button', { name: el('ui.options.remove', { name: 'Βόλος' }) })
    await tag.waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
    const patras = page.getByRole('button', { name: el('ui.options.remove', { name: 'Πάτρα' }) })
    await patras.waitFor({ state: 'detached' })

    const check = page.getByRole('checkbox', { name: el('gallery.choices.check') })
    await stepTo(page, el('gallery.choices.check'))
    await page.keyboard.press('Space')
    expect(await check.isChecked()).toBe(false)
    const toggle = page.getByRole('switch', { name: el('gallery.choices.switch') })
    await stepTo(page, el('gallery.choices.switch'))
    await page.keyboard.press('Space')
    expect(await toggle.getAttribute('aria-checked')).toBe('true')
  })

  it('opens choices by a press during which their list is loaded', async () => {
    const page = await open()
    const town = page.getByLabel(el('gallery.choices.town'), { exact: true })
    const loaded = Promise.withResolvers<void>()
    await page.route('**/option-list-box*.js', async (route) => {
      await loaded.promise
      await route.continue()
    })
    await town.hover()
    const plain = await town.elementHandle()
    await page.mouse.down()
    loaded.resolve()
    await eventually(() => plain?.evaluate((field) => field.isConnected)).toBe(false)
    await page.mouse.up()
    await page.getByRole('option', { name: 'Θεσσαλονίκη', selected: true }).waitFor()
  })

  it('leafs, orders and searches, and shows each state of a table', async () => {
    const page = await open()
    const other = page.getByRole('navigation', { name: el('gallery.pagers.other') })
    await stepTo(page, el('ui.pager.next'))
    await stepTo(page, el('ui.pager.next'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText(el('gallery.pagers.loaded', { page: 14 })).waitFor()
    expect(await other.getByRole('button', { name: /^Σελίδα/ }).count()).toBe(9)
    const simple = page.getByRole('navigation', { name: el('gallery.pagers.simple') })
    expect(await simple.getByRole('button', { name: /^Σελίδα/ }).count()).toBe(11)
    const admin = page.getByRole('navigation', { name: el('gallery.pagers.admin') })
    expect(await admin.getByRole('button', { name: /^Σελίδα/ }).count()).toBe(10)

    const table = page.getByRole('table', { name: el('gallery.table.label') })
    const firstRow = () => table.getByRole('rowheader').first().textContent()
    await stepTo(page, el('gallery.table.people'))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    const heading = table.getByRole('columnheader', { name: el('gallery.table.people') })
    await eventually(() => heading.getAttribute('aria-sort')).toBe('descending')
    await eventually(firstRow).not.toBe('Αθήνα')
    await stepTo(page, el('ui.pager.page', { page: 3 }))
    await page.keyboard.press('Enter')
    await eventually(() => table.getByRole('rowheader').count()).toBe(5)

    await stepTo(page, el('ui.table.search'), 'Shift+Tab')
    await page.keyboard.type('πατρα')
    await page.getByText(el('ui.table.countOf', { number: 1, all: 25 })).waitFor()
    expect(await firstRow()).toBe('Πάτρα')
    await page.keyboard.type('ζ')
    await page.getByText(el('ui.table.notFound', { query: 'πατραζ' })).waitFor()
    await stepTo(page, el('ui.table.clearSearch'))
    await page.keyboard.press('Enter')
    await eventually(() => table.getByRole('rowheader').count()).toBe(10)

    // The panel is called as its tab is.
    await stepTo(page, el('gallery.table.full'), 'Shift+Tab')
    await stepTo(page, el('gallery.table.full'), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    const panel = page.getByRole('tabpanel')
    await panel.getByText(el('core.loading')).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await page.getByText(el('gallery.table.empty')).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('button', { name: el('core.failed.retry') }).waitFor()
    // The tab is part of the address.
    await page.reload()
    await page.getByRole('button', { name: el('core.failed.retry') }).waitFor()
    await page.getByRole('tab', { name: el('gallery.table.failed'), selected: true }).waitFor()
  })

  it('keeps a short message while it has the focus, and lets it go afterwards', async () => {
    const page = await open()
    const shown = page.getByText(el('gallery.toasts.failed.text'))
    await stepTo(page, el('gallery.toasts.failed'))
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 1_000))
    await page.keyboard.press('Enter')
    await shown.waitFor()
    await stepTo(page, el('core.toast.close'))
    await page.clock.runFor(10_000)
    expect(await shown.isVisible()).toBe(true)
    await page.clock.resume()
    await page.keyboard.press('Shift+Tab')
    await shown.waitFor({ state: 'detached' })

    await stepTo(page, el('gallery.toasts.system'))
    await page.keyboard.press('Enter')
    const system = page.getByText(el('core.failed.message', { data: el('error.unavailable') }))
    await system.waitFor()
    await system.waitFor({ state: 'detached' })
  })

  it.each([
    ['el', 'light', 1440],
    ['el', 'dark', 390],
    ['en', 'dark', 1440],
    ['en', 'light', 390],
  ] as const)('has no fault, windows open or not (%s, %s, %i)', async (language, scheme, width) => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page } = await stage.visit({ as, path: GALLERY, language, scheme, width })
    const words = language === 'el' ? el : en
    await page.getByRole('heading', { level: 1, name: words(TITLE) }).waitFor()
    // Charts are drawn once they are seen.
    for (const chart of await page.getByRole('figure').all()) await chart.scrollIntoViewIfNeeded()
    await page.locator('canvas').nth(2).waitFor()
    const faults = await faultsOf(page, 'page')
    const calendar = words('ui.date.openChosen', { date: '' }).trim()
    for (const name of [
      words('gallery.dialogs.danger'),
      words('gallery.dialogs.input'),
      words('gallery.dialogs.choice'),
      calendar,
    ]) {
      await page
        .getByRole('button', { name, exact: name !== calendar })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      faults.push(...(await faultsOf(page, name)))
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.getByLabel(words('gallery.choices.town'), { exact: true }).click()
    await page.getByRole('listbox').waitFor()
    faults.push(...(await faultsOf(page, 'options')))
    expect(faults).toEqual([])
  })
})

/** Steps on by Tab until the focus is on what has the name. */
async function stepTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step++) {
    await page.keyboard.press(key)
    if ((await focused(page)) === name) return
  }
  throw new Error(`no step leads to «${name}»`)
}

async function retype(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}

/** The name of what has the focus, as far as it is told by a label or by its words. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    const labelled = element?.getAttribute('aria-labelledby')
    const label =
      element instanceof HTMLInputElement
        ? element.labels?.[0]
        : labelled && document.getElementById(labelled)
    const words = element?.getAttribute('aria-label') ?? (label || element)?.textContent
    return words?.trim()
  })
}

/** Whether the focus has left the open dialog for the page behind it. */
function focusIsOutside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && activeElement?.closest('[role="dialog"]') === null
  })
}
