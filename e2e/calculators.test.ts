import { describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { add, openNew } from './authoring.ts'
import { costWorkbook } from './cost-workbook.ts'
import { inDatabase } from './product-database.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** The calculator of the demonstration’s programme. */
const BUDGET = 11
const PHONE_WIDTH = 390
const NAME = 'Κόστος μετακίνησης'

describe('calculators', () => {
  const stage = setStage()

  it('come from a file that an author uploads, and compute what is typed by keyboard alone', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      path: `/${PROJECT.url}/admin/spreadsheets`,
    })
    await page.getByRole('button', { name: el('sheets.add') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(costWorkbook())
    await dialog.getByRole('textbox', { name: el('sheets.list.name') }).fill(NAME)
    await dialog.getByRole('button', { name: el('sheets.add.confirm') }).click()
    await page.getByRole('heading', { level: 1, name: NAME }).waitFor()

    const results = page.getByRole('region', { name: el('calc.results') })
    await results.getByText('110', { exact: true }).waitFor()
    const kilometres = page.getByRole('textbox', { name: 'Χιλιόμετρα την ημέρα' })
    await kilometres.focus()
    await page.keyboard.type('40')
    await results.getByText('220', { exact: true }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-input'))).toBe(
      'Κόστος_ανά_χιλιόμετρο',
    )
    // Greek numbers, and nothing but numbers.
    await page.keyboard.type('0,5')
    await results.getByText('440', { exact: true }).waitFor()
    await page.keyboard.type('x')
    await results.getByText('440', { exact: true }).waitFor()
    // Behind the last one the first begins again.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-input'))).toBe(
      'Χιλιόμετρα_την_ημέρα',
    )
    await page.getByRole('button', { name: el('calc.undo') }).click()
    await results.getByText('220', { exact: true }).waitFor()
    await results.getByRole('button', { name: el('calc.explain.open', { cell: 'B3' }) }).click()
    await page.getByRole('dialog').getByText('=B1*B2*22').waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('tab', { name: el('sheets.tab.check') }).click()
    await page.getByText(el('sheets.check.none')).waitFor()
    await page.getByText(el('sheets.notes.none')).waitFor()
  })

  it('come from a file that is being chosen while the area to drop it on arrives', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const arrival = Promise.withResolvers<void>()
    await page.route(/drop-area/, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto(`/${PROJECT.url}/admin/spreadsheets`)
    await page.getByRole('button', { name: el('sheets.add') }).click()
    const dialog = page.getByRole('dialog')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: el('files.choose') }).click(),
    ])
    expect(await dialog.getByLabel(el('files.dropHere')).count()).toBe(0)
    arrival.resolve()
    await dialog.getByLabel(el('files.dropHere')).waitFor({ state: 'attached' })
    await chooser.setFiles(costWorkbook())
    await dialog.getByText('metakinisi.xlsx').waitFor()
  })

  it('are filled in by a mentee on a phone, while their mentor sees it move', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const people = await inDatabase(stage.product, (database) =>
      database.one<{ mentee: number; mentor: string }>(sql`
        select u.id as mentee, mentor.username as mentor from users u
        join relations r on r.project_id = ${PROJECT.id} and r.subject_id = u.id
          and r.kind = 'mentor' and r.action_id is null and r.to_at is null
        join users mentor on mentor.id = r.holder_id
        where u.username = ${as}`),
    )
    const mentee = await stage.visit({
      ...{ as, path: `/${PROJECT.url}/mentee/action/${BUDGET}`, width: PHONE_WIDTH },
    })
    const mentor = await stage.visit({
      as: people.mentor,
      path: `/${PROJECT.url}/mentor/mentee/${people.mentee}/${BUDGET}`,
    })
    const outputOf = ({ page }: typeof mentee) =>
      page
        .getByRole('region', { name: el('calc.results') })
        .getByRole('status')
        .first()
    await outputOf(mentor).waitFor()
    const field = mentee.page.getByRole('textbox', { name: /^Μισθός/ }).first()
    await field.fill('2.345')
    await mentee.page
      .getByText(el('actions.form.saved', { time: '' }).trim(), { exact: false })
      .waitFor()
    const shown = await outputOf(mentee).textContent()
    await eventually(() => outputOf(mentor).textContent()).toBe(shown)
    const width = await mentee.page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE_WIDTH)

    // Whoever completes it while they still type completes what they have typed.
    const sent: string[] = []
    mentee.page.on('request', (request) => {
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
    })
    await field.fill('2.346')
    await mentee.page.getByRole('button', { name: el('actions.mentee.action.complete') }).click()
    await mentee.page
      .getByRole('heading', { name: el('actions.mentee.action.completed') })
      .waitFor()
    const writes = sent.filter((call) => /^(SaveInputs|complet)$/i.test(call))
    expect(writes.map((call) => call.toLowerCase())).toEqual(['saveinputs', 'complet'])
    await outputOf(mentee).waitFor()
    await mentee.page.reload()
    await eventually(() => field.inputValue()).toBe('2.346')
  })

  it('are what a question calculates with, once its author has chosen one', async () => {
    const { page } = await openNew(stage, 'Με υπολογιστή')
    await add(page, 'Υπολογίστε')
    await page.getByRole('combobox', { name: el('questEdit.type'), exact: true }).selectOption('26')
    const chosen = page.getByRole('combobox', { name: el('questEdit.spreadsheet'), exact: true })
    await chosen.click()
    const first = page.getByRole('listbox').getByRole('option').first()
    const name = await first.innerText()
    await first.click()
    // Its inputs have become the rows, with their names.
    const row = page.getByLabel(el('questEdit.row.model', { number: 1 }), { exact: true })
    await eventually(() => row.inputValue()).not.toBe('r1')
    const model = await row.inputValue()
    // It is there for whoever comes later.
    await page.getByText(el('questEdit.saved', { time: '' }).trim()).waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: 'Υπολογίστε' }).click()
    await eventually(() => chosen.inputValue()).toBe(name)
    await eventually(() => row.inputValue()).toBe(model)
    // Whoever tries the questionnaire calculates with it.
    await page.getByRole('tab', { name: el('questEdit.view.preview') }).click()
    await page.getByRole('group', { name: el('calc.view') }).waitFor()
  })
})
