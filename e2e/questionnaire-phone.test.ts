import { describe, expect, it } from 'vitest'
import { allTypesDraft } from './all-types-draft.ts'
import { faultsOf } from './faults.ts'
import { navigator, progressOf, publishQuest, shortDraft } from './quests.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const label = (text: string) => ({ el: text, en: text })
const questions = [
  { Model: 'years', Type: 12, Text: label('Πόσα χρόνια;') },
  { Model: 'share', Type: 19, Text: label('Μοιράστε'), Data: { Total: 1 }, Rows: rowsOf('a', 'b') },
  {
    Model: 'means',
    Type: 2,
    Text: label('Με τι μέσο;'),
    Options: [{ Value: '1', Text: label('Τρένο') }],
    Other: { Model: 'other', Text: label('Κάτι άλλο') },
  },
  { Model: 'sign', Type: 24, Text: label('Υπογραφή') },
]

describe('a questionnaire on a phone', () => {
  const stage = setStage()

  it('takes numbers with the comma that Greek keyboards have, and marks nothing wrong before it is', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin') })
    const { path } = await publishQuest(author, shortDraft({ questions }))
    const { page } = await stage.visit({
      ...{ as: stage.personWith('Mentee', PROJECT.name), path, width: 390, hasTouch: true },
    })
    await page.getByRole('button', { name: el('quest.start') }).tap()
    const go = async (place: number, words: string) => {
      await navigator(page).getByRole('button').nth(place).tap()
      await page.getByRole('heading', { name: words }).waitFor()
    }

    await go(2, 'Πόσα χρόνια;')
    const years = page.getByRole('textbox', { name: 'Πόσα χρόνια;' })
    await years.pressSequentially('2,5')
    expect(await years.inputValue()).toBe('2,5')
    await eventually(() => progressOf(page)).toBe('1')

    await go(3, 'Μοιράστε')
    await page.getByRole('textbox', { name: 'a' }).pressSequentially('0,4')
    await page.getByRole('textbox', { name: 'b' }).pressSequentially('0,6')
    await eventually(() => progressOf(page)).toBe('2')

    await go(4, 'Με τι μέσο;')
    await page.getByRole('checkbox', { name: 'Κάτι άλλο' }).tap()
    expect(await page.getByText('Γράψτε τι εννοείτε').isVisible()).toBe(false)
    await page.getByLabel('Γράψτε ποιο').focus()
    await page.keyboard.press('Tab')
    await page.getByText('Γράψτε τι εννοείτε').waitFor()
    expect(await progressOf(page)).toBe('2')
    await page.getByLabel('Γράψτε ποιο').fill('Ποδήλατο')
    await eventually(() => progressOf(page)).toBe('3')

    await go(5, 'Υπογραφή')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    expect(await faultsOf(page, 'signature')).toEqual([])
  })

  it('says before the start how long it stays open, and in a pause what is left', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin') })
    const Window = 48 * 3_600
    const { path } = await publishQuest(author, { ...shortDraft({ Duration: 600 }), Window })
    const { page } = await stage.visit({
      ...{ as: stage.personWith('Mentee', PROJECT.name), path, width: 390, hasTouch: true },
    })
    await page.getByText('Μένει ανοιχτό 48 ώρες από την έναρξη, και σε παύση').waitFor()
    await page.getByRole('button', { name: el('quest.start') }).tap()
    await page.getByRole('button', { name: el('quest.pause') }).tap()
    await page.getByText(/θα σας μένουν (10:00|09:\d\d)/).waitFor()
    await page.getByText(/Μπορείτε να συνεχίσετε έως τις/).waitFor()
    expect(await faultsOf(page, 'paused')).toEqual([])
  })

  it('has every type within its width, however long the words are', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin') })
    const { path } = await publishQuest(author, withLongWords(allTypesDraft))
    const { page } = await stage.visit({
      ...{ as: stage.personWith('Mentee', PROJECT.name), path, width: 390, hasTouch: true },
    })
    await page.getByRole('button', { name: el('quest.start') }).tap()
    const places = navigator(page).getByRole('button')
    await places.first().waitFor()
    const faults: string[] = []
    for (const place of await places.all()) {
      await place.tap()
      const heading = page.getByRole('heading', { level: 2 }).first()
      await eventually(() => place.getAttribute('aria-current')).not.toBe(null)
      faults.push(...(await faultsOf(page, await heading.innerText())))
    }
    expect(faults).toEqual([])
  }, 120_000)
})

/** The same questionnaire with words as long as Greek has them in whatever may be read. */
function withLongWords<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (key, one) =>
      key === 'el' ? `${one} Ηλεκτροεγκεφαλογραφήματος και διαφοροποιημένων ωραρίων` : one,
    ),
  )
}

function rowsOf(...models: string[]) {
  return models.map((Model) => ({ Model, Text: label(Model), Required: false }))
}
