import type { Locator, Page } from 'playwright-core'
import { eventually } from './stage.ts'

/** How somebody works a page: with a mouse, or by the keyboard alone. */
export interface Hand {
  readonly press: (target: Locator) => Promise<void>
  readonly fill: (target: Locator, text: string) => Promise<void>
  /** Chooses in a list of the browser's own, by the value of the option. */
  readonly choose: (select: Locator, value: string) => Promise<void>
  /** Chooses in a list of the page's own, by what the option says. */
  readonly pick: (box: Locator, option: string) => Promise<void>
}

/** Points and clicks. */
export const mouse: Hand = {
  press: (target) => target.click(),
  fill: (target, text) => target.fill(text),
  choose: async (select, value) => void (await select.selectOption(value)),
  pick: async (box, option) => {
    await box.click()
    await box.page().getByRole('listbox').getByRole('option', { name: option }).click()
  },
}

/** Further than this nobody presses Tab. */
const MAX_STEPS = 250

/** Never touches the mouse: Tab to what is meant, arrows among tabs and options, Enter, Space. */
export function keysOf(page: Page): Hand {
  const { keyboard } = page
  return {
    press: async (target) => {
      const kind = await focusOn(page, target)
      await keyboard.press(kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter')
    },
    fill: async (target, text) => {
      await focusOn(page, target)
      await keyboard.press('Control+A')
      await keyboard.insertText(text)
    },
    choose: async (select, value) => {
      await select.locator(`option[value="${value}"]`).waitFor({ state: 'attached' })
      await focusOn(page, select)
      const far = await select.evaluate((element: HTMLSelectElement, wanted) => {
        const options = Array.from(element.options, (option) => option.value)
        return options.indexOf(wanted) - element.selectedIndex
      }, value)
      const key = far > 0 ? 'ArrowDown' : 'ArrowUp'
      for (let step = 0; step < Math.abs(far); step += 1) await keyboard.press(key)
      await eventually(() => select.inputValue()).toBe(value)
    },
    pick: async (box, option) => {
      await focusOn(page, box)
      await keyboard.insertText(option)
      const active = () => box.getAttribute('aria-activedescendant')
      await page.getByRole('option', { name: option }).waitFor()
      if ((await active()) === null) await keyboard.press('ArrowDown')
      await eventually(active).not.toBeNull()
      await keyboard.press('Enter')
    },
  }
}

/** Goes to a widget by Tab, and within a group in which Tab stops once by arrows; @returns its kind. */
async function focusOn(page: Page, target: Locator): Promise<string> {
  await target.waitFor()
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { isHere, isInGroup, kind } = await target.evaluate((element: HTMLInputElement) => {
      const kindOf = (one: Element | null) =>
        one instanceof HTMLInputElement ? one.type : (one?.getAttribute('role') ?? '')
      const now = document.activeElement
      const ofGroup = kindOf(element)
      return {
        isHere: now === element,
        isInGroup: ['tab', 'radio'].includes(ofGroup) && kindOf(now) === ofGroup,
        kind: ofGroup,
      }
    })
    if (isHere) return kind
    await page.keyboard.press(isInGroup ? 'ArrowRight' : 'Tab')
  }
  throw new Error(`the keyboard does not lead to ${String(target)}`)
}
