import type { Locator, Page } from 'playwright-core'
import { el } from './words.ts'

/** Where a form or a questionnaire says what became of what was typed; listeners hear it elsewhere. */
export const saveStatus = (page: Page, words: string | RegExp = 'αποθηκεύτηκε'): Locator =>
  page.locator('[role=status][aria-live=off]').filter({ hasText: words })

/** What is said of an action's form once all of it is saved. */
export const FORM_SAVED = new RegExp(
  `^${el('actions.form.saved', { time: String.raw`\d\d:\d\d` })}$`,
)
