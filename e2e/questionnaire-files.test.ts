import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { navigator, publishQuest, shortDraft } from './quests.ts'
import { saveStatus } from './save-status.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const FILES = [
  { Model: 'cv', Type: 21, Text: { el: 'Το βιογραφικό σας', en: 'Your CV' } },
  { Model: 'sign', Type: 24, Text: { el: 'Υπογραφή', en: 'Signature' } },
]

const pdf = (name: string, bytes = 700_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 0x20)]),
})

describe('files in a questionnaire', () => {
  const stage = setStage()
  const publish = async () =>
    publishQuest(
      await stage.visit({ as: stage.personWith('Admin') }),
      shortDraft({ questions: FILES }),
    )

  it('are uploaded, replaced, removed, and found again when it is finished', async () => {
    const { path } = await publish()
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path, refusals: [422] })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    await navigator(page)
      .getByRole('button', { name: /^Ερώτηση 3,/ })
      .click()
    const choose = page.locator('input[type=file]')
    const link = (name: string) => page.getByRole('link', { name })
    await choose.setInputFiles(pdf('βιογραφικό.pdf'))
    await link('βιογραφικό.pdf').waitFor()
    expect(await faultsOf(page, 'file')).toEqual([])
    await choose.setInputFiles({
      name: 'εικόνα.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
    })
    await page.getByRole('alert').getByText(el('rule.file_type')).waitFor()
    expect(await link('βιογραφικό.pdf').count()).toBe(1)
    await choose.setInputFiles(pdf('νεότερο.pdf'))
    await link('νεότερο.pdf').waitFor()
    await page.getByRole('button', { name: el('quest.file.remove') }).click()
    const dialog = page.getByRole('dialog', { name: el('quest.file.remove') })
    await dialog.getByText('Είστε σίγουροι;').waitFor()
    await dialog.getByRole('button', { name: el('core.dialog.cancel') }).click()
    expect(await link('νεότερο.pdf').count()).toBe(1)
    await page.getByRole('button', { name: el('quest.file.remove') }).click()
    await dialog.getByRole('button', { name: el('quest.file.remove') }).click()
    await link('νεότερο.pdf').waitFor({ state: 'detached' })
    await choose.setInputFiles(pdf('τελικό.pdf'))
    await link('τελικό.pdf').waitFor()
    await page.reload()
    await navigator(page)
      .getByRole('button', { name: /^Ερώτηση 3, απαντήθηκε/ })
      .click()
    await link('τελικό.pdf').waitFor()

    await page
      .getByRole('button', { name: el('quest.toReview') })
      .first()
      .click()
    await page.getByRole('button', { name: el('quest.review.finish') }).click()
    await page.waitForURL((url) => !url.pathname.includes('questtoken'))
    await page.goto(path)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      link('τελικό.pdf').click(),
    ])
    expect(download.suggestedFilename()).toBe('τελικό.pdf')

    // The person has it among their own files too.
    await page.goto(`/${PROJECT.url}/userinfo`)
    const own = page.getByRole('region', { name: el('users.files.title') })
    await own.getByRole('link', { name: 'τελικό.pdf' }).waitFor()
    expect(await faultsOf(page, 'own files')).toEqual([])
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      own.getByRole('link', { name: 'τελικό.pdf' }).click(),
    ])
    expect(again.suggestedFilename()).toBe('τελικό.pdf')
  })

  it('go on over a lost connection, and are not sent when they are cancelled', async () => {
    const { path } = await publish()
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path, offline: true })
    await page.getByRole('button', { name: el('quest.start') }).click()
    await navigator(page)
      .getByRole('button', { name: /^Ερώτηση 3,/ })
      .click()
    const parts = '**/api/quest/file/part'
    await page.route(parts, (route) => route.abort('connectionfailed'))
    await page.locator('input[type=file]').setInputFiles(pdf('μεγάλο.pdf'))
    await page.getByRole('progressbar', { name: el('quest.file.progress') }).waitFor()
    await page.unroute(parts)
    await page.getByRole('link', { name: 'μεγάλο.pdf' }).waitFor()
    await page.route(parts, () => {})
    await page.locator('input[type=file]').setInputFiles(pdf('άλλο.pdf'))
    await page.getByRole('button', { name: el('quest.file.cancel') }).click()
    await page.getByRole('button', { name: el('quest.file.replace') }).waitFor()
    expect(await page.getByRole('link', { name: 'άλλο.pdf' }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'μεγάλο.pdf' }).count()).toBe(1)
  })

  it.each(['light', 'dark'] as const)(
    'are drawn signatures too, on a phone (%s)',
    async (scheme) => {
      const { path } = await publish()
      const { page } = await stage.visit({ path, width: 390, scheme })
      await page.getByRole('button', { name: el('quest.start') }).click()
      await navigator(page)
        .getByRole('button', { name: /^Ερώτηση 4,/ })
        .click()
      const pad = page.getByRole('img', { name: el('quest.signature.pad') })
      const use = page.getByRole('button', { name: el('quest.signature.use') })
      expect(await use.isDisabled()).toBe(true)
      const box = (await pad.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.move(box.x + 20, box.y + 40)
      await page.mouse.down()
      for (let step = 1; step <= 8; step++) {
        await page.mouse.move(box.x + 20 + step * 25, box.y + (step % 2 ? 15 : 60))
      }
      await page.mouse.up()
      expect(await faultsOf(page, 'drawing')).toEqual([])
      await use.click()
      const drawn = page.getByRole('img', { name: el('quest.signature.drawn') })
      await drawn.waitFor()
      await eventually(() =>
        drawn.evaluate((picture) => (picture as HTMLImageElement).naturalWidth),
      ).toBe(800)
      expect(await faultsOf(page, 'drawn')).toEqual([])
      await page.getByRole('button', { name: el('quest.signature.again') }).click()
      await page.getByRole('textbox').fill('007')
      await page.getByRole('alert').getByText(el('rule.not_a_name')).waitFor()
      expect(await page.getByRole('textbox').inputValue()).toBe('007')
      expect(await faultsOf(page, 'digits')).toEqual([])
      await page.getByRole('textbox').fill('Άννα Παππά')
      await saveStatus(page).waitFor()
    },
  )
})
