import type { Locator, Page } from 'playwright-core'
import { el } from './words.ts'

/** Further than this nobody presses Tab. */
const MAX_STEPS = 120

/**
 * The keyboard alone, counted. A held Shift or Ctrl belongs to the key it is held for, and what is written
 * is no press.
 */
export class Presses {
  readonly #page: Page
  count = 0

  constructor(page: Page) {
    this.#page = page
  }

  async key(name: string): Promise<void> {
    this.count += 1
    await this.#page.keyboard.press(name)
  }

  /** By Tab, or back by Shift+Tab where it stands before what has the focus. */
  async goTo(target: Locator): Promise<void> {
    await target.waitFor()
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const way = await target.evaluate((element) => {
        const now = document.activeElement ?? document.body
        if (now === element) return undefined
        const isBefore = now.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
        return isBefore ? 'Shift+Tab' : 'Tab'
      })
      if (way === undefined) return
      await this.key(way)
    }
    throw new Error(`the keyboard does not lead to ${String(target)}`)
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.goTo(target)
    await this.key(key)
  }

  async write(target: Locator, text: string): Promise<void> {
    await this.goTo(target)
    await this.#page.keyboard.insertText(text)
  }
}

/** From the heading, at which every page begins. */
export async function begin(page: Page): Promise<Presses> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor()
  // The ways before the heading come once the page has nothing else to do.
  const ways = { name: el('shell.skips'), includeHidden: true }
  await page.getByRole('navigation', ways).waitFor({ state: 'attached' })
  await heading.evaluate((element) => {
    element.tabIndex = -1
    element.focus()
  })
  return new Presses(page)
}
