import { firstForms } from '@telemachos/contract/language/labels'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { begin, Presses } from './count-presses.ts'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const HOME = `/${PROJECT.url}/home`
const ALBANIAN = { language: 'sq', title: 'Shqip' }

const gridOf = (page: Page): Locator =>
  page.getByRole('grid', { name: el('language.table', { title: ALBANIAN.title }) })

/** What the row that has the focus, or holds it, is called. */
const labelInFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('[role=row]')
    const header = row?.querySelector('[role=rowheader]')
    return (header?.querySelector('[title]') ?? header)?.textContent ?? ''
  })

describe('the day of a translator, by the keyboard alone', () => {
  const stage = setStage()
  const translator = () => stage.personWith('Translator', PROJECT.name)

  it('begins at what is missing, most seen first, from the sign-in on', async () => {
    const { page, rest } = await stage.visit({ path: '/signin' })
    const hand = new Presses(page)
    const name = page.getByLabel(el('identity.signIn.username'))
    await name.waitFor()
    await rest()
    await hand.write(name, translator())
    await hand.write(
      page.getByLabel(el('identity.signIn.password'), { exact: true }),
      stage.product.password,
    )
    await hand.key('Enter')
    await page.getByRole('heading', { name: el('language.home') }).waitFor()
    await page.getByText(el('language.home.none')).waitFor()
    expect(hand.count).toBeLessThanOrEqual(5)
  })

  it('adds a language', async () => {
    const { page, rest } = await stage.visit({ as: translator(), path: HOME })
    await page.getByRole('heading', { name: el('language.home') }).waitFor()
    await rest()
    const hand = await begin(page)
    const title = el('route.root.defaultlayout.project.admin.language.title')
    await hand.press(page.locator('main').getByRole('link', { name: title }))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await rest()
    await hand.press(page.getByRole('button', { name: el('language.add') }))
    const dialog = page.getByRole('dialog')
    const choice = dialog.getByLabel(el('language.translateTo'))
    await choice.waitFor()
    await rest()
    await hand.goTo(choice)
    await hand.key('End')
    await eventually(() => choice.inputValue()).toBe('new')
    await hand.write(dialog.getByLabel(el('language.newCode')), ALBANIAN.language)
    await hand.write(dialog.getByLabel(el('language.newTitle')), ALBANIAN.title)
    await hand.write(dialog.getByLabel(el('language.text'), { exact: true }), 'Gjuha')
    await hand.press(dialog.getByRole('button', { name: el('language.save') }))
    await page.getByText(el('language.insertDone')).waitFor()
    await hand.key('Enter')
    await gridOf(page).waitFor()
    await rest()
    expect(hand.count).toBeLessThanOrEqual(17)
    expect(await faultsOf(page, 'texts in a new language')).toEqual([])
  })

  it('writes one text after another as in a sheet, a press each', async () => {
    const { page, rest, ask } = await stage.visit({ as: translator(), path: HOME, refusals: [400] })
    const progress = await ask<
      readonly { code: string; next: readonly { label: string; text: string }[] }[]
    >('/api/Lang/Progress', {})
    const next = progress.find(({ code }) => code === ALBANIAN.language)?.next ?? []
    const link = page.getByRole('link', { name: el('language.home.write', ALBANIAN) })
    await link.waitFor()
    for (const { text } of next) await page.getByText(text, { exact: true }).first().waitFor()
    expect(await faultsOf(page, 'home of a translator')).toEqual([])
    await rest()
    const hand = await begin(page)
    await hand.press(link)
    await gridOf(page).waitFor()
    expect(hand.count).toBeLessThanOrEqual(2)
    // Whoever came to write is at the first text that is missing, which is the one that home named.
    await eventually(() => labelInFocus(page)).toBe(next[0]?.label)
    await rest()
    const before = hand.count
    const written: string[] = []
    for (const [at, key] of ['Enter', 'Tab', 'Enter', 'Tab'].entries()) {
      const label = await labelInFocus(page)
      written.push(label)
      const original = gridOf(page).getByRole('row', { selected: true }).locator('[lang=en]')
      const text = `${(await original.textContent()) ?? ''} (sq)`
      await page.keyboard.type(text)
      await hand.key(key)
      await eventually(() => labelInFocus(page)).not.toBe(label)
      expect(written, `${at}`).not.toContain(await labelInFocus(page))
    }
    expect(hand.count - before).toBe(4)
    // Home names a text of several forms once.
    const texts = firstForms(written)
    expect(texts).toEqual(next.slice(0, texts.length).map(({ label }) => label))
    // What was just written is where it was: back by the arrow, to the letter.
    await hand.key('ArrowUp')
    expect(await labelInFocus(page)).toBe(written.at(-1))
    // It is read anew once it has been saved.
    await eventually(() => page.locator(':focus').textContent()).toMatch(/ \(sq\)$/)
  })
})
