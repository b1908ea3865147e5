import { expect, describe, it } from 'vitest'
import { add, fill, openNew, questIn, questionsOf, toOutline } from './authoring.ts'
import { faultsOf } from './faults.ts'
import { press, tabTo } from './questionnaire-keys.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('names of questions, and questions that go elsewhere', () => {
  const stage = setStage()

  it('renames a question wherever it is read, and says who reads what is gone', async () => {
    const { page } = await openNew(stage, 'Ονόματα')
    await add(page, 'Πόσων ετών είστε;')
    await add(page, 'Εργάζεστε;')
    await fill(page, el('questEdit.condition'), 'q1>17')
    await page.getByRole('treeitem', { name: /^Πόσων/ }).click()
    await page.getByText('Τη διαβάζει 1 άλλο σημείο').click()
    await page.getByRole('button', { name: '«Εργάζεστε;» (εμφάνιση)' }).waitFor()

    await tabTo(page, el('questEdit.model'))
    await page.keyboard.type('12')
    await page.getByText(el('questEdit.problem.model_format')).first().waitFor()
    expect(await faultsOf(page, 'name')).toEqual([])
    await press(page, 'Control+a')
    await page.keyboard.type('q2')
    await page.getByText('Το όνομα «q2» το έχει και άλλη ερώτηση.').first().waitFor()
    await press(page, 'Control+a')
    await page.keyboard.type('ηλικία')
    await press(page, 'Tab')
    await page.getByText('Το νέο όνομα «ηλικία» γράφτηκε και στο 1 σημείο').waitFor()
    await page.getByRole('treeitem', { name: /^Εργάζεστε/ }).click()
    const condition = page.getByLabel(el('questEdit.condition'))
    expect(await condition.inputValue()).toBe('ηλικία>17')
    await press(page, 'Control+z')
    await page.getByRole('treeitem', { name: /^Εργάζεστε/ }).click()
    await eventually(() => condition.inputValue()).toBe('q1>17')

    await page.getByRole('treeitem', { name: /^Πόσων/ }).click()
    await press(page, 'Delete')
    await page.getByText(el('removal.Readers_one', { number: 1 })).waitFor()
    await page.getByRole('dialog').getByText('Είστε σίγουροι;').waitFor()
    await page.getByRole('button', { name: el('removal.confirm'), exact: true }).click()
    await page.getByText('Τη διαβάζουν ακόμη: «Εργάζεστε;» (εμφάνιση).').waitFor()
    await page.getByRole('treeitem', { name: /^Εργάζεστε.*χρειάζεται διόρθωση/ }).waitFor()
    await page.getByRole('button', { name: el('ui.undo'), exact: true }).click()
    await eventually(() => questionsOf(page)).toEqual(['Πόσων ετών είστε;', 'Εργάζεστε;'])
  }, 90_000)

  it('copies into another questionnaire, and says what is read there', async () => {
    const { page, ask } = await openNew(stage, 'Πηγή')
    await add(page, 'Πρώτη')
    await add(page, 'Δεύτερη')
    await fill(page, el('questEdit.condition'), 'q1 == 1 && q2')
    await page.getByRole('button', { name: el('questEdit.copy'), exact: true }).click()
    const target = await ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ProjectId: PROJECT.id,
      Title: { el: 'Στόχος' },
    })
    await page.goto(`/goanyquest?quest=${target.QuestId}`)
    await page.getByText('Από: Πηγή').waitFor()
    expect(await faultsOf(page, 'clip')).toEqual([])
    await page.getByRole('button', { name: el('questEdit.paste') }).click()
    await page.getByText('Επικολλήθηκε από το «Πηγή». Δεν υπάρχουν εδώ: q1.').waitFor()
    await eventually(() => questionsOf(page)).toEqual(['Δεύτερη'])
    expect(await page.getByLabel(el('questEdit.condition')).inputValue()).toBe('q1 == 1 && q2')
    await page.getByRole('button', { name: el('questEdit.cancelClip') }).click()
    await toOutline(page)
    await press(page, 'Control+v')
    await eventually(() => questionsOf(page)).toEqual(['Δεύτερη'])
  })

  it('takes what is cut out of its own questionnaire, open in a tab or not, once it is pasted', async () => {
    const source = await openNew(stage, 'Από εδώ')
    const { page } = source
    for (const text of ['α', 'β', 'γ']) await add(page, text)
    const quest = { ProjectId: PROJECT.id, QuestId: questIn(page) }
    const target = await source.ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ProjectId: PROJECT.id,
      Title: { el: 'Προς τα εκεί' },
    })
    const other = await page.context().newPage()
    await other.goto(`/goanyquest?quest=${target.QuestId}`)
    await other.getByRole('heading', { name: 'Προς τα εκεί', level: 1 }).waitFor()
    await page.bringToFront()
    await toOutline(page)
    await press(page, 'Control+x')
    await other.bringToFront()
    await other.getByText('Από: Από εδώ').waitFor()
    expect(await questionsOf(page)).toEqual(['α', 'β', 'γ'])
    await other.getByRole('treeitem', { name: el('questEdit.whole') }).click()
    await press(other, 'Control+v')
    await eventually(() => questionsOf(other)).toEqual(['γ'])
    await eventually(() => questionsOf(page)).toEqual(['α', 'β'])
    await press(other, 'Control+v')
    expect(await questionsOf(other)).toEqual(['γ'])

    await page.bringToFront()
    await toOutline(page)
    await press(page, 'Control+x')
    await press(page, 'Control+s')
    await page
      .getByRole('status')
      .filter({ hasText: /Αποθηκεύτηκε \d\d:\d\d$/ })
      .waitFor()
    await page.close()
    await other.bringToFront()
    await other.getByRole('treeitem', { name: /^γ/ }).click()
    await press(other, 'Control+v')
    await eventually(() => questionsOf(other)).toEqual(['γ', 'β'])
    await eventually(async () => {
      const { Draft } = await source.ask<{ Draft: { Sections: { Questions: object[][] }[] } }>(
        '/anyquest/QuestAdmin/Draft',
        quest,
      )
      return Draft.Sections.flatMap(({ Questions }) => Questions.flat()).length
    }).toBe(1)
  }, 90_000)
})
