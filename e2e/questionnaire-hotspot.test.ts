import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.ts'
import { faultsOf } from './faults.ts'
import { press, tabTo } from './questionnaire-keys.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const WHERE = 'Πού νιώθετε ένταση;'
const REGIONS = [
  {
    Value: '1',
    Text: { el: 'Κεφάλι', en: 'Head' },
    Region: { x: 40, y: 5, width: 20, height: 20 },
  },
  { Value: '2', Text: { el: 'Ώμοι', en: 'Back' }, Region: { x: 25, y: 27, width: 50, height: 15 } },
  {
    Value: '3',
    Text: { el: 'Πόδια', en: 'Legs' },
    Region: { x: 30, y: 60, width: 40, height: 38 },
  },
  { Value: '4', Text: { el: 'Αλλού', en: 'Elsewhere' } },
]

const spots = (page: Page): Locator => page.getByRole('group', { name: WHERE }).last()
const list = (page: Page): Locator =>
  page.getByRole('group', { name: el('quest.regions.list') }).getByRole('button')
const chosen = async (buttons: Locator): Promise<string[]> => {
  const names = await buttons.evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((one) => one.ariaPressed === 'true')
      .map((one) => one.title || one.innerText),
  )
  return names.map((name) => name.replace(/^\d+\. /, ''))
}

/** How far a button is from where its region lies on the picture, in pixels. */
async function offset(page: Page, name: string): Promise<number> {
  const picture = await page.getByRole('img', { name: 'Σώμα' }).boundingBox()
  const spot = await page.getByTitle(name, { exact: true }).boundingBox()
  const region = REGIONS.find(({ Text }) => Text.el === name)?.Region
  if (!picture || !spot || !region) throw new Error(`${name} is not on the picture`)
  return Math.max(
    Math.abs(spot.x - picture.x - (picture.width * region.x) / 100),
    Math.abs(spot.y - picture.y - (picture.height * region.y) / 100),
    Math.abs(spot.width - (picture.width * region.width) / 100),
  )
}

describe('regions of a picture', () => {
  const stage = setStage()

  /** Publishes a picture's regions alone, with a picture that was uploaded. */
  async function publish(): Promise<{ questId: number; path: string }> {
    const author = await stage.visit({ as: stage.personWith('Admin'), path: '/' })
    const Data = (await drawPicture(author.page)).toString('base64')
    const { QuestId } = await author.ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ProjectId: PROJECT.id,
      Title: { el: 'Εικόνες', en: '' },
    })
    const { Address } = await author.ask<{ Address: string }>(
      '/anyquest/QuestAdmin/UploadPicture',
      { ProjectId: PROJECT.id, QuestId, Data },
    )
    const hotspot = {
      Model: 'where',
      Type: 16,
      Text: { el: WHERE, en: 'Where is the tension?' },
      Options: REGIONS,
      Data: { Image: Address, Alt: 'Σώμα', Max: 3 },
    }
    return publishQuest(author, shortDraft({ questions: [hotspot] }), 9)
  }

  async function toPicture(page: Page, path: string): Promise<void> {
    await page.goto(path)
    await page.getByRole('button', { name: el('quest.start') }).click()
    for (let step = 0; step < 2; step++) {
      await page.getByRole('button', { name: el('quest.next'), exact: true }).click()
    }
    await page.getByRole('heading', { name: WHERE }).waitFor()
    await page.getByTitle('Κεφάλι').waitFor()
  }

  it.each([1440, 390])('are chosen on it by mouse and from the list (%i)', async (width) => {
    const { path } = await publish()
    const { page } = await stage.visit({ width })
    await toPicture(page, path)
    for (const name of ['Κεφάλι', 'Ώμοι', 'Πόδια']) {
      expect(await offset(page, name)).toBeLessThan(2)
    }
    await page.getByTitle('Ώμοι').click()
    expect(await chosen(list(page))).toEqual(['Ώμοι'])
    await list(page).filter({ hasText: 'Αλλού' }).click()
    await list(page).filter({ hasText: 'Κεφάλι' }).click()
    expect(await chosen(spots(page).getByRole('button'))).toEqual(['Κεφάλι', 'Ώμοι'])
    await page.getByTitle('Ώμοι').click()
    expect(await chosen(list(page))).toEqual(['Κεφάλι', 'Αλλού'])
    expect(await faultsOf(page, 'hotspot')).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  it('are chosen with the keys, which leave the question alone', async () => {
    const { path } = await publish()
    const { page } = await stage.visit()
    await toPicture(page, path)
    await tabTo(page, 'Κεφάλι')
    await press(page, 'ArrowRight')
    await press(page, 'Space')
    await press(page, 'ArrowDown')
    await press(page, 'Enter')
    await press(page, 'ArrowRight')
    await press(page, 'ArrowLeft')
    await press(page, 'Enter')
    expect(await chosen(list(page))).toEqual(['Ώμοι'])
    await press(page, 'Home')
    await press(page, 'Space')
    expect(await chosen(list(page))).toEqual(['Κεφάλι', 'Ώμοι'])
    await press(page, 'Tab')
    expect(
      await list(page)
        .first()
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
    await page.getByRole('heading', { name: WHERE }).waitFor()
  })

  it('are chosen by touch, read when it is finished, and counted on the picture', async () => {
    const { path, questId } = await publish()
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, width: 390, hasTouch: true })
    await page.goto(path)
    await page.getByRole('button', { name: el('quest.start') }).tap()
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    for (let step = 0; step < 2; step++) {
      await page.getByRole('button', { name: el('quest.next'), exact: true }).tap()
    }
    await page.getByTitle('Πόδια').tap()
    expect(await chosen(list(page))).toEqual(['Πόδια'])
    await page
      .getByRole('button', { name: el('quest.toReview') })
      .first()
      .tap()
    await page.getByRole('button', { name: el('quest.review.finish') }).tap()
    await page.waitForURL((url) => !url.pathname.includes('questtoken'))
    await page.goto(path)
    await page.getByTitle('Πόδια').waitFor()
    expect(await page.getByTitle('Πόδια').isDisabled()).toBe(true)
    expect(await chosen(spots(page).locator('button'))).toEqual(['Πόδια'])

    const { page: reader } = await stage.visit({
      as: stage.personWith('Admin'),
      path: `/${PROJECT.url}/questresults/${questId}`,
    })
    const figure = reader.getByRole('figure', { name: WHERE })
    await figure.getByRole('img', { name: 'Σώμα' }).waitFor()
    await eventually(() => figure.locator('span[title]').allInnerTexts()).toEqual(['0', '0', '1'])
    const row = figure.getByRole('row').filter({ hasText: 'Πόδια' })
    expect(await row.getByRole('cell').first().innerText()).toBe('1')
    expect(await faultsOf(reader, 'results')).toEqual([])
  })

  it('are set by the author: a picture, regions drawn, moved by keys, written in numbers', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin'), path: '/' })
    const { page, ask } = author
    const buffer = await drawPicture(page)
    const { QuestId } = await ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
      ProjectId: PROJECT.id,
      Title: { el: 'Σχεδίαση', en: '' },
    })
    await page.goto(`/goanyquest?quest=${QuestId}`)
    await page.getByRole('button', { name: el('questEdit.addQuestion') }).click()
    await page.getByLabel(el('questEdit.type'), { exact: true }).selectOption('16')
    await page.getByText(el('questEdit.regions.noPicture')).waitFor()
    const file = page.locator('input[type=file]')
    await file.setInputFiles({ name: 'χάρτης.png', mimeType: 'image/png', buffer })
    await page.getByLabel(el('questEdit.data.Alt')).fill('Χάρτης')
    const picture = page.getByRole('img', { name: 'Χάρτης' })
    await picture.waitFor()
    // Before it has come, it has no height.
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    await picture.scrollIntoViewIfNeeded()
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is not shown')
    const at = (x: number, y: number) =>
      [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100] as const
    await page.mouse.move(...at(10, 10))
    await page.mouse.down()
    await page.mouse.move(...at(20, 20))
    await page.mouse.move(...at(40, 30))
    await page.mouse.up()
    const spot = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}: \\d`) })
    await spot('1').waitFor()
    const number = (side: 'x' | 'y' | 'width' | 'height', number: number) =>
      page.getByLabel(el(`questEdit.region.${side}`, { number }), { exact: true })
    const numbers = async (of: number) =>
      Promise.all(
        (['x', 'y', 'width', 'height'] as const).map(async (side) =>
          Math.round(Number(await number(side, of).inputValue())),
        ),
      )
    expect(await numbers(1)).toEqual([10, 10, 30, 20])

    await page.mouse.move(...at(20, 20))
    await page.mouse.down()
    await page.mouse.move(...at(30, 40))
    await page.mouse.up()
    expect(await numbers(1)).toEqual([20, 30, 30, 20])
    await page.mouse.move(...at(49.5, 49.5))
    await page.mouse.down()
    await page.mouse.move(...at(69.5, 59.5))
    await page.mouse.up()
    expect(await numbers(1)).toEqual([20, 30, 50, 30])

    await page.getByRole('button', { name: el('questEdit.region.add') }).focus()
    await press(page, 'Enter')
    expect(await numbers(2)).toEqual([40, 40, 20, 20])
    await spot('2').focus()
    for (const key of ['ArrowRight', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowUp']) {
      await press(page, key)
    }
    expect(await numbers(2)).toEqual([41, 39, 21, 19])
    await number('x', 2).fill('95')
    expect(await numbers(2)).toEqual([95, 39, 5, 19])
    expect(await faultsOf(page, 'board')).toEqual([])
    await spot('2').focus()
    await press(page, 'Delete')
    await spot('2').waitFor({ state: 'detached' })
    await press(page, 'Control+s')
    await page.getByRole('status').filter({ hasText: 'Αποθηκεύτηκε' }).waitFor()
    const { Draft } = await ask<{ Draft: { Sections: { Questions: object[][] }[] } }>(
      '/anyquest/QuestAdmin/Draft',
      { ProjectId: PROJECT.id, QuestId },
    )
    expect(Draft.Sections[0]?.Questions[0]?.[0]).toMatchObject({
      Data: { Alt: 'Χάρτης', Image: expect.stringMatching(/^\/api\/quest\/picture\//) },
      Options: [{ Region: { height: expect.closeTo(30, 0) } }, { Value: '2' }],
    })
  })
})
