import { describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const TOOLS = `/${PROJECT.url}/admin/development/index`
const SENTENCE = 'Γράψτε πρώτα στον μέντορά σας.'
const PHONE_WIDTH = 390

/** Writes into an editor of code by keys alone, without taking what it offers. */
async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Escape')
}

describe('an author', () => {
  const stage = setStage()
  const admin = () => stage.personWith('Admin', PROJECT.name)

  it('writes a script of an action, tries it on somebody, and saves it', async () => {
    const { page } = await stage.visit({ as: admin(), path: `${TOOLS}#dTab=scripts` })
    const actions = page.getByRole('navigation', { name: el('scripts.heading') })
    await actions.getByRole('button').last().click()
    await write(page, el('scripts.code'), `refuse('${SENTENCE}')`)
    const mentee = page.getByRole('combobox', { name: el('scripts.mentee') })
    await mentee.click()
    await page.getByRole('option').first().click()
    await page.getByRole('button', { name: el('scripts.run') }).click()
    await page.getByText(el('scripts.refuses', { sentence: SENTENCE })).waitFor()
    await page.keyboard.press('Control+S')
    await page.getByText(el('scripts.saved')).waitFor()
    await actions
      .getByText(el('scripts.has', { version: 1 }))
      .first()
      .waitFor()
  })

  it('sees a certificate, issues it to several, and anybody sees that it is genuine', async () => {
    const { page } = await stage.visit({ as: admin(), path: `${TOOLS}#dTab=documents` })
    await page.getByRole('button', { name: 'certificate', exact: true }).click()
    const preview = page.frameLocator(`iframe[title="${el('documents.preview')}"]`)
    await preview.getByRole('heading', { name: 'Βεβαίωση συμμετοχής' }).waitFor()
    expect(await preview.locator('svg').count()).toBe(1)
    const people = page.getByRole('region', { name: el('documents.people') })
    const search = people.getByRole('searchbox')
    for (const letters of ['Παπ', 'Παπα']) {
      await search.fill(letters)
      const add = el('documents.people.add', { name: '' }).trim()
      await people
        .getByRole('button', { name: new RegExp(`^${add}`) })
        .first()
        .click()
    }
    await people.getByRole('button', { name: el('documents.issue') }).click()
    await page.getByText(el('documents.issued', { count: 2 })).waitFor()
  })

  it('finds the tools in the address, on a phone too', async () => {
    const { page } = await stage.visit({ as: admin(), path: TOOLS, width: PHONE_WIDTH })
    await page.getByRole('tab', { name: el('documents.heading') }).click()
    await page.waitForURL(/#dTab=documents/)
    await page.reload()
    await page.getByText(el('documents.lead')).waitFor()
    await eventually(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0)
  })
})
