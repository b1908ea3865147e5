import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { setStage } from './stage.ts'
import { el } from './words.ts'

const SURVEY = {
  title: 'Από αλλού',
  locale: 'el',
  elements: [
    { type: 'radiogroup', name: 'first', title: 'Ποιο;', choices: ['a', 'b'] },
    { type: 'text', name: 'second', title: 'Γιατί;', visibleIf: "{first} = 'b'" },
    { type: 'starmap', name: 'sky', title: 'Ουρανός' },
  ],
}

describe('questionnaires from files', () => {
  const stage = setStage()

  it('a coordinator sees what does not map, creates the rest, and takes it out again', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Coordinator'),
      path: '/goanyquest',
      refusals: [400],
    })
    await page.getByRole('button', { name: el('interchange.import') }).click()
    const dialog = page.getByRole('dialog', { name: el('interchange.import') })
    const choose = (name: string, text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
    await choose('notes.txt', 'hello')
    await dialog.getByRole('alert').getByText(el('rule.file_unknown')).waitFor()

    await dialog.locator('input[type=file]').setInputFiles({
      name: 'old.json',
      mimeType: 'application/json',
      buffer: Buffer.from([0x7b, 0x22, 0xe1, 0x22]),
    })
    await dialog.getByRole('alert').getByText(el('rule.file_encoding')).waitFor()

    await choose('survey.json', JSON.stringify(SURVEY))
    await dialog.getByText(el('interchange.kind.surveyjs')).waitFor()
    await dialog.getByText(el('interchange.no_such_type')).waitFor()
    expect(await dialog.getByText('sky', { exact: true }).count()).toBe(1)
    await dialog.getByRole('button', { name: el('interchange.create') }).click()

    await page.getByRole('heading', { name: SURVEY.title, level: 1 }).waitFor()
    await page.getByRole('tab', { name: el('questEdit.view.versions') }).click()
    const downloaded = page.waitForEvent('download')
    await page.getByRole('button', { name: el('interchange.export') }).click()
    const file = JSON.parse(await readFile(await (await downloaded).path(), 'utf8'))
    expect(file.Format).toBe('telemachos-questionnaire')
    const [questions] = file.Draft.Sections.map(({ Questions }: { Questions: object[][] }) =>
      Questions.flat(),
    )
    expect(questions).toMatchObject([
      { Model: 'first', Type: 1 },
      { Model: 'second', Type: 10, Condition: "first == 'b'" },
    ])
  })
})
