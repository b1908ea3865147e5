import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { allTypesDraft } from './all-types-draft.ts'
import { add, fill, openNew, questIn, questionsOf, toOutline } from './authoring.ts'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { press, tabTo } from './questionnaire-keys.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const project = { ProjectId: PROJECT.id }

describe('the editor of questionnaires', () => {
  const stage = setStage()

  it('moves and removes what has the focus, though something else is chosen', async () => {
    const { page } = await openNew(stage, 'Εστίαση')
    for (const text of ['Πρώτη;', 'Δεύτερη;', 'Τρίτη;']) await add(page, text)
    const item = (name: string) => page.getByRole('treeitem', { name, exact: false })
    const isFocused = (name: string) =>
      item(name).evaluate((element) => element === document.activeElement)
    // Chosen together, then one is taken out: the focus is on it, and another one is chosen.
    await item('Πρώτη;').click()
    await item('Δεύτερη;').click({ modifiers: ['Control'] })
    await item('Τρίτη;').click({ modifiers: ['Control'] })
    await item('Πρώτη;').click({ modifiers: ['Control'] })
    expect(await isFocused('Πρώτη;')).toBe(true)
    expect(await item('Πρώτη;').getAttribute('aria-selected')).toBe('false')
    await press(page, 'Alt+ArrowDown')
    await eventually(() => questionsOf(page)).toEqual(['Δεύτερη;', 'Πρώτη;', 'Τρίτη;'])
    await eventually(() => isFocused('Πρώτη;')).toBe(true)
    await press(page, 'Delete')
    await eventually(() => questionsOf(page)).toEqual(['Δεύτερη;', 'Τρίτη;'])

    // A folded section has the focus, and hides what is chosen in it.
    await tabTo(page, el('questEdit.addSection'))
    await press(page, 'Enter')
    await item('Τρίτη;').click()
    const section = item(el('questEdit.section', { number: 1 }))
    await section.locator('[aria-hidden=true]').click()
    await eventually(() => section.getAttribute('aria-expanded')).toBe('false')
    await section.focus()
    await press(page, 'Alt+ArrowDown')
    const second = item(el('questEdit.section', { number: 2 }))
    await eventually(() => second.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await second.getAttribute('aria-expanded')).toBe('false')
    await press(page, 'Delete')
    await eventually(() => second.count()).toBe(0)
    await page.getByText(el('questEdit.removed', { name: el('questEdit.noText') })).waitFor()
    await press(page, 'Control+z')
    await eventually(() => second.count()).toBe(1)
  })

  it('takes an author by keyboard from nothing to what a mentee answers', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin'), path: '/goanyquest' })
    const { page } = author
    await page.getByRole('table').waitFor()
    expect(await faultsAtBothWidths(page, 'list')).toEqual([])
    await tabTo(page, el('questEdit.list.new'))
    await press(page, 'Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.type('Πρώτη γνωριμία')
    await press(page, 'Enter')
    await page.getByRole('heading', { name: 'Πρώτη γνωριμία', level: 1 }).waitFor()

    await add(page, 'Εργάζεστε;')
    await fill(page, 'Κείμενο επιλογής 1 (ελληνικά)', 'Ναι')
    await fill(page, 'Κείμενο επιλογής 2 (ελληνικά)', 'Όχι')
    await add(page, 'Πόσα χρόνια;')
    await chooseType(page, 12)
    await tabTo(page, el('questEdit.condition'))
    await page.keyboard.type('q1 = 1')
    await page.getByText('αντί για = γράψτε ==').first().waitFor()
    await press(page, 'Control+a')
    await page.keyboard.type('q')
    await page.getByRole('option', { name: /^q1/ }).waitFor()
    await press(page, 'ArrowDown')
    await press(page, 'Enter')
    await page.keyboard.type(' == 1')
    await page.getByText('αντί για = γράψτε ==').first().waitFor({ state: 'detached' })
    await add(page, 'Τι περιμένετε;')
    await chooseType(page, 11)
    expect(await questionsOf(page)).toEqual(['Εργάζεστε;', 'Πόσα χρόνια;', 'Τι περιμένετε;'])

    await toOutline(page)
    await press(page, 'Delete')
    await eventually(() => questionsOf(page)).toEqual(['Εργάζεστε;', 'Πόσα χρόνια;'])
    await press(page, 'Control+z')
    await eventually(() => questionsOf(page)).toHaveLength(3)
    await press(page, 'Control+Shift+z')
    await eventually(() => questionsOf(page)).toHaveLength(2)
    await press(page, 'Control+z')
    await eventually(() => questionsOf(page)).toHaveLength(3)

    expect(await faultsAtBothWidths(page, 'write')).toEqual([])
    await press(page, 'Control+s')
    await page.getByRole('status').filter({ hasText: 'Αποθηκεύτηκε' }).waitFor()
    await tabTo(page, el('questEdit.publish'))
    await press(page, 'Enter')
    await page.getByRole('dialog').getByText(el('questEdit.publish.title')).waitFor()
    await press(page, 'Enter')
    await page.getByText('Δημοσιεύτηκε η έκδοση 1.').waitFor()

    const { page: mentee } = await stage.visit({
      as: stage.personWith('Mentee', PROJECT.name),
      path: await linkTo(author, questIn(page)),
    })
    await mentee.getByRole('button', { name: el('quest.start') }).click()
    await mentee.getByRole('radio', { name: 'Ναι' }).check()
    await mentee.getByRole('button', { name: el('quest.next') }).click()
    await mentee.getByRole('heading', { name: 'Πόσα χρόνια;' }).waitFor()
    await mentee.getByRole('button', { name: el('quest.previous') }).click()
    await mentee.getByRole('radio', { name: 'Όχι' }).check()
    await mentee.getByRole('button', { name: el('quest.next') }).click()
    await mentee.getByRole('heading', { name: 'Τι περιμένετε;' }).waitFor()
  }, 120_000)

  it('says what a publication would be refused for, and leads there', async () => {
    const { page } = await openNew(stage, 'Με λάθη')
    await add(page, 'Μία')
    await add(page, 'Άλλη')
    await fill(page, el('questEdit.condition'), 'q9 > 1')
    await page.getByRole('button', { name: el('questEdit.publish') }).click()
    const refusals = page.getByRole('dialog').getByRole('listitem')
    const noText: unknown = expect.stringContaining(el('questEdit.problem.option_text_missing'))
    await eventually(() => refusals.allInnerTexts()).toEqual([
      noText,
      noText,
      expect.stringContaining('Δεν υπάρχει ερώτηση με όνομα «q9».'),
    ])
    await refusals.last().getByRole('button').click()
    await press(page, 'Control+z')
    await page
      .getByText('Δεν υπάρχει ερώτηση με όνομα «q9».')
      .first()
      .waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: 'Αποθηκεύτηκε' }).waitFor()
  })

  it('copies, cuts and pastes by keys; what is cut stays until it is pasted', async () => {
    const { page } = await openNew(stage, 'Πρόχειρο')
    for (const text of ['α', 'β', 'γ']) await add(page, text)
    await toOutline(page)
    await press(page, 'Control+x')
    expect(await questionsOf(page)).toEqual(['α', 'β', 'γ'])
    await press(page, 'ArrowUp')
    await press(page, 'ArrowUp')
    await press(page, 'Control+v')
    await eventually(() => questionsOf(page)).toEqual(['α', 'γ', 'β'])
    await press(page, 'Control+c')
    await press(page, 'Control+v')
    await eventually(() => questionsOf(page)).toEqual(['α', 'γ', 'γ', 'β'])
    await press(page, 'Escape')
    await press(page, 'Control+v')
    await press(page, 'Alt+ArrowDown')
    await eventually(() => questionsOf(page)).toEqual(['α', 'γ', 'β', 'γ'])
    await page
      .getByRole('treeitem', { name: /^β/ })
      .dragTo(page.getByRole('treeitem', { name: /^α/ }), { targetPosition: { x: 40, y: 4 } })
    await eventually(() => questionsOf(page)).toEqual(['β', 'α', 'γ', 'γ'])
    // Whoever leaves has everything saved first.
    await page.getByRole('link', { name: el('questEdit.toList') }).click()
    await page.getByRole('link', { name: 'Πρόχειρο', exact: true }).click()
    await eventually(() => questionsOf(page)).toEqual(['β', 'α', 'γ', 'γ'])
  })

  it('loses nothing when two write at once', async () => {
    const first = await openNew(stage, 'Δύο γράφουν', [409])
    const quest = questIn(first.page)
    const second = await stage.visit({
      as: stage.personWith('Coordinator', PROJECT.name),
      path: `/goanyquest?quest=${quest}`,
    })
    await add(second.page, 'Της άλλης')
    await press(second.page, 'Control+s')
    await second.page
      .getByRole('status')
      .filter({ hasText: /Αποθηκεύτηκε \d\d:\d\d$/ })
      .waitFor()
    await add(first.page, 'Η δική μου')
    const alert = first.page.getByRole('alert').filter({ hasText: 'στο μεταξύ' })
    await alert.waitFor()
    await alert.getByText('Της άλλης').first().waitFor()
    expect(await faultsAtBothWidths(first.page, 'conflict')).toEqual([])
    await alert.getByRole('button', { name: el('ui.conflict.keepMine') }).click()
    await alert.waitFor({ state: 'detached' })
    await first.page
      .getByRole('status')
      .filter({ hasText: /Αποθηκεύτηκε \d\d:\d\d$/ })
      .waitFor()
    expect(await questionsOf(first.page)).toEqual(['Η δική μου'])
    await press(first.page, 'Control+z')
    await eventually(() => questionsOf(first.page)).toEqual(['Της άλλης'])
  })

  it('shows every type in its form and in the preview, and what differs between versions', async () => {
    const author = await openNew(stage, 'Όλα')
    const { page, ask } = author
    const quest = { ...project, QuestId: questIn(page) }
    await ask('/anyquest/QuestAdmin/SaveDraft', { ...quest, Revision: 1, Draft: allTypesDraft })
    await ask('/anyquest/QuestAdmin/Publish', { ...quest, Revision: 2 })
    await page.reload()
    await toOutline(page)
    await press(page, 'Home')
    expect(await faultsAtBothWidths(page, 'whole')).toEqual([])
    await press(page, 'ArrowDown')
    const faults: string[] = []
    for (const { Type } of allTypesDraft.Sections.flatMap(typesOf)) {
      await press(page, 'ArrowDown')
      const name = el(`questEdit.type.${Type}`)
      await page.getByRole('heading', { name, level: 2, exact: true }).waitFor()
      faults.push(...(await faultsOf(page, `type ${Type}`)))
    }
    expect(faults).toEqual([])
    await page.getByRole('tab', { name: el('questEdit.view.write') }).press('ArrowRight')
    await page.getByRole('heading', { name: 'Καλώς ήρθατε.' }).waitFor()
    await page.getByRole('button', { name: el('quest.next') }).click()
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    await page.getByRole('img', { name: /1 από/ }).waitFor()
    expect(await faultsAtBothWidths(page, 'preview')).toEqual([])
    await page.getByRole('tab', { name: el('questEdit.view.write') }).click()
    await page.getByRole('treeitem', { name: /^Αστέρια/ }).click()
    await page.getByLabel(el('questEdit.required')).check()
    await page.getByRole('tab', { name: el('questEdit.view.versions') }).click()
    await page.getByRole('row', { name: /Υποχρεωτική κενό ✓/ }).waitFor()
    expect(await faultsAtBothWidths(page, 'versions')).toEqual([])
  }, 120_000)

  it('keeps which sections are shut, and opens one for what is added to it', async () => {
    const { page } = await openNew(stage, 'Κλειστή ενότητα')
    await add(page, 'Μία')
    await toOutline(page)
    await press(page, 'ArrowUp')
    await press(page, 'ArrowLeft')
    await eventually(() => questionsOf(page)).toEqual([])
    await press(page, 'Control+s')
    await page
      .getByRole('status')
      .filter({ hasText: /Αποθηκεύτηκε \d\d:\d\d$/ })
      .waitFor()
    await page.reload()
    await page.getByRole('treeitem', { expanded: false }).click()
    expect(await questionsOf(page)).toEqual([])
    await page.getByRole('button', { name: el('questEdit.addQuestion') }).click()
    await eventually(() => questionsOf(page)).toHaveLength(2)
  })

  it('is for authors only', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      path: '/goanyquest?quest=1',
    })
    await page.getByText(el('questEdit.denied.title')).waitFor()
  })
})

/** Goes with the arrows to a type, past those in between. */
async function chooseType(page: Page, type: 11 | 12): Promise<void> {
  await tabTo(page, el('questEdit.type'))
  const select = page.getByLabel(el('questEdit.type'), { exact: true })
  for (let step = 0; step < 26 && (await select.inputValue()) !== `${type}`; step++) {
    await press(page, 'ArrowDown')
  }
  const name = el(`questEdit.type.${type}`)
  await page.getByRole('heading', { name, level: 2 }).waitFor()
}

/** The types of a section's questions, in order. */
function typesOf({ Questions }: { readonly Questions: readonly object[][] }): { Type: 1 }[] {
  return Questions.flat() as { Type: 1 }[]
}

async function linkTo({ ask }: Visitor, QuestId: number): Promise<string> {
  const { TokenName } = await ask<{ TokenName: string }>('/anyquest/QuestAdmin/CreateToken', {
    ...project,
    QuestId,
    Uses: 1,
  })
  return `/${PROJECT.url}/questtoken/${TokenName}`
}

async function faultsAtBothWidths(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    faults.push(...(await faultsOf(page, `${name} (${width})`)))
  }
  return faults
}
