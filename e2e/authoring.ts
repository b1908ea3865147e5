import type { Page } from 'playwright-core'
import type { Visitor } from './browser.ts'
import { press, tabTo } from './questionnaire-keys.ts'
import { eventually, PROJECT, type Stage } from './stage.ts'
import { el } from './words.ts'

/** A new questionnaire, opened by an administrator. */
export async function openNew(
  stage: Stage,
  title: string,
  refusals: readonly number[] = [],
): Promise<Visitor> {
  const author = await stage.visit({ as: stage.personWith('Admin'), refusals })
  const { QuestId } = await author.ask<{ QuestId: number }>('/anyquest/QuestAdmin/Create', {
    ProjectId: PROJECT.id,
    Title: { el: title },
  })
  await author.page.goto(`/goanyquest?quest=${QuestId}`)
  await author.page.getByRole('heading', { name: title, level: 1 }).waitFor()
  return author
}

/** The questionnaire that the page shows. */
export const questIn = (page: Page): number => Number(new URL(page.url()).searchParams.get('quest'))

/** Adds a question and writes what it asks. */
export async function add(page: Page, text: string): Promise<void> {
  const before = (await questionsOf(page)).length
  await tabTo(page, el('questEdit.addQuestion'))
  await press(page, 'Enter')
  await eventually(() => questionsOf(page)).toHaveLength(before + 1)
  await page.keyboard.type(text)
  await page.getByRole('treeitem', { name: text }).first().waitFor()
}

/** Goes with Tab to a field and types into it. */
export async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, label)
  await page.keyboard.type(text)
}

/** Goes with Tab to the outline. */
export async function toOutline(page: Page): Promise<void> {
  await tabTo(page, el('questEdit.addSection'))
  await press(page, 'Tab')
  await eventually(() => page.getByRole('treeitem', { selected: true }).count()).toBe(1)
}

/** What the questions ask, as the outline shows them. */
export function questionsOf(page: Page): Promise<string[]> {
  return page.getByRole('tree').locator('[aria-level="2"] [data-name]').allInnerTexts()
}
