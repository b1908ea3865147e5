import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { press } from './questionnaire-keys.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Kept {
  readonly Draft: {
    readonly Sections: readonly {
      readonly Text: { readonly el: string }
      readonly Questions: readonly (readonly { Model: string; Condition: string }[])[]
    }[]
  }
}

describe('the clipboard of the editor', () => {
  const stage = setStage()

  const question = (number: number, Model: string, Condition = '') => [
    { Id: `ID_000${number}`, Model, Type: 10, Text: { el: `Ερώτηση ${Model}`, en: '' }, Condition },
  ]

  /** Opens the editor of a questionnaire with two sections: a, b and c. */
  async function open(width: number) {
    const author = await stage.visit({ as: stage.personWith('Admin'), path: '/', width })
    const { QuestId } = await author.ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ProjectId: PROJECT.id,
      Title: { el: 'Πρόχειρο', en: '' },
    })
    const quest = { ProjectId: PROJECT.id, QuestId }
    const section = (text: string, ...Questions: object[][]) => ({
      ...{ Text: { el: text, en: '' }, Condition: '', Questions },
    })
    const Sections = [
      section('Πρώτη', question(1, 'a'), question(2, 'b', 'a == 1')),
      section('Δεύτερη', question(3, 'c')),
    ]
    const Draft = { Title: { el: 'Πρόχειρο', en: '' }, Sections }
    await author.ask('/anyquest/QuestAdmin/SaveDraft', { ...quest, Revision: 1, Draft })
    await author.page.goto(`/goanyquest?quest=${QuestId}`)
    await author.page.getByRole('treeitem', { name: /Ερώτηση a/ }).waitFor()
    const kept = async (): Promise<string[]> => {
      const { Draft: now } = await author.ask<Kept>('/anyquest/QuestAdmin/Draft', quest)
      return now.Sections.map(({ Text, Questions }) => {
        const names = Questions.flat().map((one) =>
          one.Condition === '' ? one.Model : `${one.Model} (${one.Condition})`,
        )
        return `${Text.el}: ${names.join(', ')}`
      })
    }
    return { page: author.page, kept }
  }

  it('takes several questions with the keys, and a section', async () => {
    const { page, kept } = await open(1440)
    const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) })
    await item('Ερώτηση a').click()
    await press(page, 'Shift+ArrowDown')
    expect(await page.locator('[role=treeitem][aria-selected=true]').count()).toBe(2)
    await page.getByText(el('questEdit.selected_other', { count: 2 })).waitFor()
    await press(page, 'Control+c')
    await press(page, 'End')
    await page.getByRole('button', { name: el('questEdit.paste') }).click()
    await page.keyboard.press('Control+s')
    await eventually(kept).toEqual(['Πρώτη: a, b (a == 1)', 'Δεύτερη: c, a_2, b_2 (a_2 == 1)'])

    await item('Πρώτη').click()
    await press(page, 'Control+x')
    await page
      .getByText(/Ενότητα «Πρώτη» \(2 ερωτήσεις\)/)
      .first()
      .waitFor()
    await item('Δεύτερη').click()
    await page.getByRole('button', { name: el('questEdit.paste') }).click()
    await eventually(() => page.getByRole('button', { name: el('questEdit.paste') }).count()).toBe(
      0,
    )
    await page.keyboard.press('Control+s')
    await eventually(kept).toEqual(['Δεύτερη: c, a_2, b_2 (a_2 == 1)', 'Πρώτη: a, b (a == 1)'])
    expect(await faultsOf(page, 'clipboard')).toEqual([])
  })

  it('takes several questions by touching them, and moves them', async () => {
    const { page, kept } = await open(390)
    const item = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) })
    await page.getByRole('button', { name: el('questEdit.select') }).click()
    await item('Ερώτηση a').click()
    await item('Ερώτηση c').click()
    await page.getByText(el('questEdit.selected_other', { count: 2 })).waitFor()
    await page
      .getByRole('button', { name: el('questEdit.cutIt') })
      .first()
      .click()
    await page.getByRole('button', { name: el('questEdit.select.end') }).click()
    expect(await page.getByText(/Επιλέχθηκαν/).count()).toBe(0)
    await item('Ερώτηση b').click()
    await page.getByRole('button', { name: el('questEdit.paste') }).click()
    await page.keyboard.press('Control+s')
    await eventually(kept).toEqual(['Πρώτη: b (a == 1), a, c'])
    expect(await faultsOf(page, 'selection')).toEqual([])
  })
})
