import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { press } from './questionnaire-keys.ts'
import { navigator, progressOf, publishQuest, shortDraft } from './quests.ts'
import { eventually, setStage } from './stage.ts'
import { el } from './words.ts'

const label = (greek: string) => ({ el: greek, en: '' })
const choice = (Model: string, text: string) => ({
  Model,
  Type: 1,
  Text: label(text),
  Options: [
    { Value: '1', Text: label('Ναι') },
    { Value: '2', Text: label('Όχι') },
  ],
})

/** The first question brings the third one in; the fourth is of its kind. */
const draft = shortDraft({
  isGreek: true,
  questions: [
    { ...choice('shade', 'Απόχρωση'), Condition: "colour == '1'" },
    choice('again', 'Ξανά;'),
  ],
})

/** Ten questions to hurry through. */
const many = shortDraft({
  isGreek: true,
  questions: Array.from({ length: 8 }, (_, index) => choice(`q${index}`, `Ερώτηση ${index}`)),
})

describe('from one question to the next', () => {
  const stage = setStage()
  const start = async (): Promise<Page> => {
    const { path } = await publishQuest(await stage.visit({ as: stage.personWith('Admin') }), draft)
    const { page } = await stage.visit({ path })
    await page.getByRole('button', { name: el('quest.start'), exact: true }).click()
    await navigator(page).waitFor()
    return page
  }
  const heading = (page: Page, text: string) => page.getByRole('heading', { name: text, level: 2 })
  const stop = (page: Page, number: number) =>
    navigator(page).getByRole('button', { name: new RegExp(`Ερώτηση ${number},`) })

  it('leads to the question that now stands at a place, once another has come in', async () => {
    const page = await start()
    await stop(page, 3).click()
    await heading(page, 'Ξανά;').waitFor()
    await stop(page, 1).click()
    await page.getByRole('radio', { name: 'Άσπρο' }).check()
    await stop(page, 4).waitFor()
    await eventually(() => progressOf(page)).toBe('1')
    await stop(page, 3).click()
    await heading(page, 'Απόχρωση').waitFor()
    await stop(page, 4).click()
    await heading(page, 'Ξανά;').waitFor()
    await stop(page, 1).click()
    await page.getByRole('radio', { name: 'Μαύρο' }).check()
    await eventually(() => stop(page, 4).count()).toBe(0)
    await stop(page, 3).click()
    await heading(page, 'Ξανά;').waitFor()
  })

  it('has the answers of each question, and no place for clearing what is not there', async () => {
    const page = await start()
    const clear = page.getByRole('button', { name: el('quest.clear'), exact: true })
    const next = page.getByRole('button', { name: el('quest.next'), exact: true })
    const chosen = () =>
      page
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
    await page.getByRole('radio', { name: 'Άσπρο' }).check()
    await stop(page, 3).click()
    await heading(page, 'Απόχρωση').waitFor()
    expect(await chosen()).toEqual([false, false])
    expect(await clear.count()).toBe(0)
    await page.getByRole('radio', { name: 'Όχι' }).check()
    await clear.waitFor()
    const before = await page.getByRole('button', { name: el('quest.next') }).boundingBox()
    await next.click()
    await heading(page, 'Ξανά;').waitFor()
    expect(await chosen()).toEqual([false, false])
    expect(await clear.count()).toBe(0)
    // An answer to come has its place: nothing moves under the pointer.
    const unmoved = page.locator('[data-push]')
    expect((await unmoved.boundingBox())?.y).toBe(before?.y)
    await page.getByRole('radio', { name: 'Ναι' }).check()
    await clear.waitFor()
    expect((await unmoved.boundingBox())?.y).toBe(before?.y)
    await press(page, 'Escape')
    await stop(page, 3).click()
    await heading(page, 'Απόχρωση').waitFor()
    expect(await chosen()).toEqual([false, true])
    await clear.click()
    expect(await chosen()).toEqual([false, false])
    await eventually(() => progressOf(page)).toBe('2')
  })

  it('puts the focus on the words of each question anew', async () => {
    const page = await start()
    await page.getByRole('radio', { name: 'Άσπρο' }).check()
    await stop(page, 3).click()
    await heading(page, 'Απόχρωση').waitFor()
    await page.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      addEventListener('focusin', ({ target }) => heard.push((target as Element).textContent))
    })
    await press(page, 'ArrowRight')
    await heading(page, 'Ξανά;').waitFor()
    await press(page, 'ArrowLeft')
    await heading(page, 'Απόχρωση').waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['Ξανά;', 'Απόχρωση'])
  })

  it('saves what was answered in a hurry, though one is gone at once', async () => {
    const { path } = await publishQuest(await stage.visit({ as: stage.personWith('Admin') }), many)
    const { page, ask } = await stage.visit({ path })
    await page.getByRole('button', { name: el('quest.start'), exact: true }).click()
    await navigator(page).waitFor()
    await stop(page, 3).click()
    await heading(page, 'Ερώτηση 0').waitFor()
    await page.evaluate(async () => {
      const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
      const settle = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        })
      for (let step = 0; step < 8; step++) {
        click('fieldset input[type=radio]')
        await settle()
        if (step < 7) click('button[data-push]')
        await settle()
      }
      setTimeout(() => location.assign('about:blank'))
    })
    await page.waitForURL('about:blank')
    const TokenName = path.split('/').at(-1)
    const saved = async (): Promise<number> => {
      const { Answers } = await ask<{ Answers: object }>('/api/quest/GetByToken', { TokenName })
      return Object.keys(Answers).length
    }
    await eventually(saved).toBe(8)
  })
})
