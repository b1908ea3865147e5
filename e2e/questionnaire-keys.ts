import type { Page } from 'playwright-core'
import { el } from './words.ts'

/** What has the focus, as far as answering needs to know. */
interface Focused {
  readonly tag: string
  readonly type: string
  readonly name: string
  /** Whether a button that stays pressed is; null for others. */
  readonly isPressed: boolean | null
  readonly isChecked: boolean
  readonly isInTable: boolean
  readonly value: string
  /** Its place among the question's fields of the same kind, from 1. */
  readonly place: number
}

/** Presses a key once. */
export const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key)

/** Goes with Tab until something of one of the names has the focus. */
export async function tabTo(page: Page, ...names: string[]): Promise<void> {
  for (let step = 0; step < 200; step++) {
    await press(page, 'Tab')
    if (names.includes((await focused(page)).name)) return
  }
  throw new Error(`Tab does not lead to ${names.join(', ')}`)
}

/**
 * Answers the question that is shown by going through it with Tab and typing, then goes on: to the
 * next question, or after the last one to the review.
 */
export async function answerWithKeys(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 2 }).first().innerText()
  const ends = [el('quest.next'), el('quest.toReview')]
  // Nobody fills in a sheet that is still on its way.
  await page.getByText(el('calc.loading')).waitFor({ state: 'detached' })
  for (let step = 0; step < 60; step++) {
    await press(page, 'Tab')
    const field = await focused(page)
    if (field.tag === 'BUTTON' && ends.includes(field.name)) {
      await press(page, 'Enter')
      await page.waitForFunction(
        (before) => document.querySelector('h2')?.innerText !== before,
        heading,
      )
      return
    }
    await answerField(page, field)
  }
  throw new Error(`Tab does not lead out of «${heading}»`)
}

async function answerField(page: Page, field: Focused): Promise<void> {
  const { tag, type, isChecked, value, name, place } = field
  if (tag === 'BUTTON' && field.isPressed === false) return press(page, 'Enter')
  if (tag === 'TEXTAREA' && value === '') return page.keyboard.type('Με τα δικά μου λόγια.')
  if (tag === 'SELECT' && value === '') {
    // Places of a ranking are typed, options are stepped through.
    if (name.startsWith('Θέση:')) return page.keyboard.type(`${place}`)
    for (let step = 0; step < place; step++) await press(page, 'ArrowDown')
    return
  }
  if (tag !== 'INPUT') return
  if (type === 'radio') return isChecked ? undefined : press(page, 'Space')
  if (type === 'checkbox')
    return isChecked || (place > 1 && !field.isInTable) ? undefined : press(page, 'Space')
  if (type === 'range') return press(page, 'ArrowRight')
  if (name === el('quest.date.day')) {
    return value === '' ? page.keyboard.type('05052001') : undefined
  }
  if (name === el('quest.words.field')) {
    for (const word of ['υπομονή', 'θάρρος', 'στόχοι']) {
      await page.keyboard.type(word)
      await press(page, 'Enter')
    }
    return
  }
  // A name: a number alone would stand for a file.
  if (name === 'Υπογραφή') return page.keyboard.type('Άννα Παππά')
  const isDone = (await page.getByText(/^Σύνολο \d+: σωστά$/).count()) > 0
  if (value === '' && !isDone) await page.keyboard.type('10')
}

function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement
    const input = element as HTMLInputElement | null
    const labels = [...(input?.labels ?? [])].map((label) => label.innerText)
    const named = document.getElementById(element?.getAttribute('aria-labelledby') ?? '')
    const sameKind = element
      ?.closest('fieldset')
      ?.querySelectorAll(element.tagName === 'SELECT' ? 'select' : `input[type="${input?.type}"]`)
    return {
      tag: element?.tagName ?? '',
      type: input?.type ?? '',
      name:
        element?.getAttribute('aria-label') ??
        named?.innerText ??
        labels[0] ??
        (element as HTMLElement | null)?.innerText.trim() ??
        '',
      isPressed:
        element?.hasAttribute('aria-pressed') && element.closest('fieldset')
          ? element.ariaPressed === 'true'
          : null,
      isChecked: input?.checked ?? false,
      isInTable: !!element?.closest('table'),
      value: input?.value ?? '',
      place: element && sameKind ? [...sameKind].indexOf(element as HTMLInputElement) + 1 : 0,
    }
  })
}
