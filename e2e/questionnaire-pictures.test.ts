import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { faultsOf } from './faults.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('choices that are pictures', () => {
  const stage = setStage()

  it('are uploaded by the author, each with words for those who do not see it', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Admin'), path: '/' })
    const buffer = await drawPicture(page)
    const { QuestId } = await ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ProjectId: PROJECT.id,
      Title: { el: 'Εικόνες', en: '' },
    })
    await page.goto(`/goanyquest?quest=${QuestId}`)
    await page.getByRole('button', { name: el('questEdit.addQuestion') }).click()
    await page.getByLabel(el('questEdit.type'), { exact: true }).selectOption('15')
    const address = (number: number) =>
      page.getByLabel(el('questEdit.option.image', { number }), { exact: true })
    for (const number of [1, 2]) {
      const field = el('questEdit.option.alt', { number })
      await page.getByLabel(el('ui.language.el', { name: field })).fill(`Τοπίο ${number}`)
      const file = page.locator('input[type=file]').nth(number - 1)
      await file.setInputFiles({ name: 'τοπίο.png', mimeType: 'image/png', buffer })
      const shown = page.getByRole('img', { name: `Τοπίο ${number}` })
      await eventually(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(
        800,
      )
      expect(await address(number).inputValue()).toMatch(/^\/api\/quest\/picture\/[0-9a-f]{32}$/)
    }
    expect(await faultsOf(page, 'pictures')).toEqual([])
  })

  it.each([1440, 390])(
    'are seen, chosen with the keys, and counted beside their words (%i)',
    async (width) => {
      const author = await stage.visit({ as: stage.personWith('Admin'), path: '/' })
      const upload = await drawPicture(author.page)
      const { QuestId } = await author.ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
        ProjectId: PROJECT.id,
        Title: { el: 'Εικόνες', en: '' },
      })
      const { Address } = await author.ask<{ Address: string }>(
        '/anyquest/QuestAdmin/UploadPicture',
        { ProjectId: PROJECT.id, QuestId, Data: upload.toString('base64') },
      )
      const picture = (Value: string, Image: string, alt: string) => {
        return { Value, Text: { el: '', en: '' }, Image, Alt: { el: alt, en: '' } }
      }
      const choice = {
        Model: 'place',
        Type: 15,
        Text: { el: 'Πού θα μένατε;', en: '' },
        Options: [picture('1', Address, 'Στο βουνό'), picture('2', '/missing.png', 'Στη θάλασσα')],
      }
      const draft = shortDraft({ isGreek: true, questions: [choice] })
      const { path, questId } = await publishQuest(author, draft, 9)
      const { page } = await stage.visit({ width })
      await page.goto(path)
      await page.getByRole('button', { name: el('quest.start') }).click()
      await page.getByRole('radio', { name: 'Μαύρο' }).check()
      for (let step = 0; step < 2; step++) {
        await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
      }
      const shown = page.getByRole('img', { name: 'Στο βουνό' })
      await eventually(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(
        800,
      )
      // What cannot be loaded is in words.
      await page.getByText('Στη θάλασσα').waitFor()
      await page.getByRole('radio', { name: 'Στη θάλασσα' }).focus()
      await page.keyboard.press('Space')
      expect(await page.getByRole('radio', { name: 'Στη θάλασσα' }).isChecked()).toBe(true)
      expect(await faultsOf(page, 'picture choice')).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      await page
        .getByRole('button', { name: el('quest.toReview') })
        .first()
        .click()
      await page.getByRole('button', { name: el('quest.review.finish') }).click()
      await page.getByRole('heading', { name: el('quest.finished.title') }).waitFor()

      const { page: reader } = await stage.visit({
        as: stage.personWith('Admin'),
        path: `/${PROJECT.url}/questresults/${questId}`,
        width,
      })
      await reader.getByText(el('results.byLink_one', { number: 1 })).waitFor()
      const figure = reader.getByRole('figure', { name: 'Πού θα μένατε;' })
      const row = figure.getByRole('row', { name: /Στη θάλασσα/ })
      expect(await row.getByRole('cell').first().innerText()).toBe('1')
      const image = figure.getByRole('row', { name: /Στο βουνό/ }).locator('img')
      await eventually(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(
        800,
      )
      expect(await faultsOf(reader, 'results of pictures')).toEqual([])
    },
  )
})
