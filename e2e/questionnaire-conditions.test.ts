import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { press } from './questionnaire-keys.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const label = (text: string) => ({ el: text, en: '' })
const options = (...texts: string[]) =>
  texts.map((text, place) => ({ Value: `${place + 1}`, Text: label(text) }))
const rows = [
  { Model: 'r1', Text: label('Ήλιος'), Required: true },
  { Model: 'r2', Text: label('Βροχή'), Required: true },
]
const questions = [
  { Model: 'job', Type: 1, Text: label('Εργάζεστε;'), Options: options('Ναι', 'Όχι') },
  { Model: 'grid', Type: 4, Text: label('Καιρός'), Options: options('Λίγο', 'Πολύ'), Rows: rows },
  { Model: 'why', Type: 10, Text: label('Γιατί;'), Condition: 'grid.r1 == 2' },
]

describe('conditions of questionnaires', () => {
  const stage = setStage()

  it('are told of rows that are renamed, taken out, or read by their place', async () => {
    const { page } = await open()
    await page.getByRole('treeitem', { name: /^Καιρός/ }).click()
    await page.getByLabel('Όνομα γραμμής 1').fill('ήλιος')
    await press(page, 'Tab')
    await page.getByText('Το νέο όνομα «ήλιος» γράφτηκε και στο 1 σημείο').waitFor()
    await page.getByRole('button', { name: el('questEdit.item.remove', { name: 'Ήλιος' }) }).click()
    await page.getByText('Τη διαβάζουν ακόμη: «Γιατί;» (εμφάνιση).').waitFor()
    await page.getByRole('treeitem', { name: /^Γιατί/ }).click()
    await page.getByText('Η «grid» δεν έχει «ήλιος».').first().waitFor()
    await condition(page).fill('grid[1] == 2')
    await page.getByText('Η «grid» δεν έχει «1».').first().waitFor()
  })

  it('follow the value of an option, and push nothing down while they are written', async () => {
    const { page } = await open()
    await page.getByRole('treeitem', { name: /^Καιρός/ }).click()
    await page.getByLabel(el('questEdit.option.value', { number: 2 })).fill('πολύ')
    await press(page, 'Tab')
    await page.getByText('Η νέα τιμή «πολύ» γράφτηκε και στο 1 σημείο').waitFor()
    await page.getByRole('treeitem', { name: /^Γιατί/ }).click()
    expect(await condition(page).inputValue()).toBe("grid.r1 == 'πολύ'")
    const topOf = () =>
      condition(page).evaluate((field) => field.getBoundingClientRect().top + scrollY)
    const before = await topOf()
    await condition(page).fill('κάτι')
    await page.getByRole('list', { name: el('questEdit.problems') }).waitFor()
    expect(await topOf()).toBe(before)
  })

  it('are completed with values, and corrected in words', async () => {
    const { page } = await open()
    await page.getByRole('treeitem', { name: /^Γιατί/ }).click()
    await condition(page).fill('job == όχ')
    await page.getByRole('option', { name: '2 Όχι' }).waitFor()
    await press(page, 'ArrowDown')
    await press(page, 'Enter')
    expect(await condition(page).inputValue()).toBe('job == 2')
    // However fast somebody types on.
    await condition(page).fill('job == όχ')
    await page.getByRole('option', { name: '2 Όχι' }).waitFor()
    await press(page, 'ArrowDown')
    await condition(page).evaluate(typeOnAtOnce)
    expect(await condition(page).inputValue()).toBe('job == 2 && true')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    await condition(page).fill('job == "Όχι"')
    await page
      .getByText('Καμία επιλογή της «job» δεν έχει τιμή «Όχι». Τιμές: 1, 2.')
      .first()
      .waitFor()
    await condition(page).fill('job == 1 και grid.r1 == 2')
    await page.getByText('αντί για και γράψτε &&').first().waitFor()
    expect(await faultsOf(page, 'condition')).toEqual([])
  })

  it('move nothing on a phone while they are written', async () => {
    const { page } = await open(390)
    const publish = page.getByRole('button', { name: el('questEdit.publish') })
    const topOf = async () => (await publish.boundingBox())?.y
    const before = await topOf()
    await page.getByRole('treeitem', { name: /^Εργάζεστε/ }).focus()
    await press(page, 'Delete')
    await page.getByText(el('questEdit.waiting')).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await topOf()).toBe(before)
    await eventually(() => page.getByText(/^Αποθηκεύτηκε \d\d:\d\d$/).count()).toBe(1)
    expect(await topOf()).toBe(before)
  })

  /** A questionnaire with a grid, and a question that reads it, opened by its author. */
  async function open(width = 1440): Promise<Visitor> {
    const author = await stage.visit({ as: stage.personWith('Admin'), width })
    const project = { ProjectId: PROJECT.id }
    const { QuestId } = await author.ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ...project,
      Title: label('Συνθήκες'),
    })
    const Questions = questions.map((question, place) => [
      { Id: `ID_${7000 + place}`, Condition: '', Validate: '', ...question },
    ])
    await author.ask('/anyquest/QuestAdmin/SaveDraft', {
      ...{ ...project, QuestId, Revision: 1 },
      Draft: {
        Title: label('Συνθήκες'),
        Sections: [{ Text: label('Ενότητα'), Condition: '', Questions }],
      },
    })
    await author.page.goto(`/goanyquest?quest=${QuestId}`)
    await author.page.getByRole('heading', { name: 'Συνθήκες', level: 1 }).waitFor()
    return author
  }
})

const condition = (page: Page) => page.getByLabel(el('questEdit.condition'))

/** Takes the name that is offered and types on, before the page is drawn anew and after. */
async function typeOnAtOnce(field: Element): Promise<void> {
  const type = (text: string) => document.execCommand('insertText', false, text)
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  type(' &&')
  await new Promise(requestAnimationFrame)
  type(' true')
}
