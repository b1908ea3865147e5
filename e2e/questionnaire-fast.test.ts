import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openNew, questIn, questionsOf } from './authoring.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** As an author has it in a text. */
const SURVEY = `1. Εργάζεστε τώρα; | Do you work now?
- Ναι | Yes
- Όχι | No
2. Σε ποιον κλάδο;
- Εμπόριο
- Τουρισμός
3. Πόσα χρόνια;
4. Πόσο ικανοποιημένοι είστε από τις συναντήσεις;
5. Πόσο πιθανό είναι να προτείνετε το πρόγραμμα;
6. Πόσο συμφωνείτε;
7. Βάλτε σε σειρά τι σας βοήθησε
- Οι συναντήσεις
- Οι δράσεις
- Το υλικό
8. Θα συμμετείχατε ξανά;
- Ναι | Yes
- Όχι | No
9. Τι σας άρεσε;
10. Τι θα αλλάζατε;
11. Ποιος σας μίλησε για το πρόγραμμα;
12. Κάτι άλλο;`

const CONDITION = 'q1 == 1'

describe('the editor of questionnaires, for who writes much', () => {
  const stage = setStage()

  it('takes a survey of twelve questions in at most fifty clicks', async () => {
    const author = await openNew(stage, 'Τελική αξιολόγηση')
    const { page } = author
    const hand = handOf(page)
    await hand.click(page.getByRole('button', { name: el('questEdit.lines') }))
    const lines = page.getByLabel(el('questEdit.lines.text'))
    await eventually(() => lines.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.insertText(SURVEY)
    await hand.click(
      page.getByRole('button', { name: el('questEdit.lines.add_other', { count: 12 }) }),
    )
    await eventually(async () => (await questionsOf(page)).length).toBe(12)

    const openQuestion = (name: string) => hand.click(page.getByRole('treeitem', { name }).first())
    const addCondition = () =>
      hand.click(page.getByRole('button', { name: el('questEdit.if.add') }))
    const typeOf = page.getByLabel(el('questEdit.type'), { exact: true })
    const preset = async (name: string): Promise<void> => {
      await hand.click(page.getByRole('button', { name: el('questEdit.presets') }))
      await hand.click(page.getByRole('menuitem', { name }))
    }
    await openQuestion('Σε ποιον κλάδο;')
    await hand.click(page.getByRole('checkbox', { name: el('questEdit.other') }))
    await addCondition()
    await openQuestion('Πόσα χρόνια;')
    await hand.choose(typeOf, '12')
    await addCondition()
    await hand.choose(page.getByLabel(el('questEdit.if.question', { number: 1 })), 'q1')
    expect(await faultsOf(page, 'builder')).toEqual([])
    await openQuestion('Πόσο ικανοποιημένοι')
    await hand.choose(typeOf, '1')
    await preset(el('questEdit.preset.satisfaction'))
    await openQuestion('Πόσο πιθανό')
    await hand.choose(typeOf, '6')
    await preset(el('questEdit.preset.zeroToTen'))
    await openQuestion('Πόσο συμφωνείτε;')
    await hand.choose(typeOf, '4')
    await preset(el('questEdit.preset.agreement'))
    const rows = page.getByRole('group', { name: el('questEdit.rows.rows') })
    await hand.click(rows.getByRole('textbox').first())
    await pasteLines(page, 'Με ακούν\nΜε βοηθούν\nΜαθαίνω κάτι νέο')
    await openQuestion('Βάλτε σε σειρά')
    await hand.choose(typeOf, '7')
    await hand.click(page.getByRole('button', { name: el('questEdit.publish') }))
    await hand.click(
      page.getByRole('dialog').getByRole('button', { name: el('questEdit.publish') }),
    )
    await page.getByText('Δημοσιεύτηκε η έκδοση 1.').waitFor()
    expect(hand.clicks()).toBeLessThanOrEqual(50)

    const { Draft } = await author.ask<{ Draft: Written }>('/anyquest/QuestAdmin/Draft', {
      ProjectId: PROJECT.id,
      QuestId: questIn(page),
    })
    const written = Draft.Sections.flatMap(({ Questions }) => Questions.flat())
    expect(written.map(({ Type }) => Type)).toEqual([1, 1, 12, 1, 6, 4, 7, 1, 10, 10, 10, 10])
    expect(written.map(({ Condition }) => Condition).filter(Boolean)).toEqual([
      CONDITION,
      CONDITION,
    ])
    expect(written[0]?.Options.map(({ Text }) => Text.en)).toEqual(['Yes', 'No'])
    expect(written[4]?.Options.map(({ Value }) => Number(Value))).toEqual([...Array(11).keys()])
    expect(written[5]?.Rows.map(({ Text }) => Text.el)).toEqual([
      'Με ακούν',
      'Με βοηθούν',
      'Μαθαίνω κάτι νέο',
    ])
    expect(written[6]?.Options).toHaveLength(3)
  }, 120_000)

  it('goes from option to option and to the next question by Enter', async () => {
    const { page } = await openNew(stage, 'Με τα πλήκτρα')
    await page.getByRole('button', { name: el('questEdit.addQuestion') }).press('Enter')
    await eventually(async () => (await questionsOf(page)).length).toBe(1)
    await page.keyboard.type('Τι προτιμάτε;')
    const option = (number: number) =>
      page.getByLabel(`${el('questEdit.option.text', { number })} (ελληνικά)`)
    await option(1).focus()
    for (const text of ['Πρωί', 'Μεσημέρι', 'Βράδυ']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await eventually(() => option(4).evaluate((one) => one === document.activeElement)).toBe(true)
    // One that is empty is the next one already.
    await page.keyboard.press('Enter')
    expect(await option(5).count()).toBe(0)
    expect(await option(3).inputValue()).toBe('Βράδυ')
    await page.keyboard.press('Control+Enter')
    await eventually(async () => (await questionsOf(page)).length).toBe(2)
    await page.keyboard.type('Πότε ξανά;')
    await eventually(() => questionsOf(page)).toEqual(['Τι προτιμάτε;', 'Πότε ξανά;'])
  })
})

interface Written {
  readonly Sections: readonly {
    readonly Questions: readonly (readonly {
      readonly Type: number
      readonly Condition: string
      readonly Options: readonly {
        readonly Value: string
        readonly Text: { readonly en: string }
      }[]
      readonly Rows: readonly { readonly Text: { readonly el: string } }[]
    }[])[]
  }[]
}

/** Clicks, and counts them: opening a list of choices and choosing are two. */
function handOf(page: Page) {
  let count = 0
  return {
    clicks: () => count,
    click: async (target: Locator): Promise<void> => {
      count++
      await target.click()
    },
    choose: async (target: Locator, value: string): Promise<void> => {
      count += 2
      await target.selectOption(value)
      await page.waitForLoadState()
    },
  }
}

/** Gives the focused field what stands in the clipboard. */
function pasteLines(page: Page, text: string): Promise<void> {
  return page.evaluate((lines) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', lines)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
