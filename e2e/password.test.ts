import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const PROFILE = `/${PROJECT.url}/userinfo`
const ACCOUNT = `${PROFILE}#tab=account`
const RULES = ['length', 'lowercase', 'uppercase', 'digit', 'special'] as const
const NEW_PASSWORD = 'Αγκάλιασμα! αλλά kalo 7'

describe('changing the password', () => {
  const stage = setStage()

  it('shows which rules are kept while typing, changes it, and ends every other session', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const other = await stage.visit({ as, path: ACCOUNT, refusals: [401] })
    const { page } = await stage.visit({ as, path: ACCOUNT })
    const field = page.getByLabel(el('identity.password.new'), { exact: true })
    const save = page.getByRole('button', { name: el('identity.password.save') })

    const steps: readonly (readonly [typed: string, kept: readonly string[]])[] = [
      ['', []],
      ['abc', ['lowercase']],
      ['abcdefgh', ['length', 'lowercase']],
      ['abcdefg1', ['length', 'lowercase', 'digit']],
      ['ABCDEFG1!', ['length', 'uppercase', 'digit', 'special']],
      [NEW_PASSWORD, ['length', 'lowercase', 'uppercase', 'digit', 'special']],
    ]
    for (const [typed, kept] of steps) {
      await field.fill(typed)
      await eventually(() => keptRules(page), typed).toEqual(kept)
      const mayBeSaved = ['length', 'lowercase', 'digit', 'special'].every((rule) =>
        kept.includes(rule),
      )
      expect(await save.isEnabled(), typed).toBe(mayBeSaved)
    }
    const form = page.getByRole('form', { name: el('identity.password.title') })
    await form.getByRole('button', { name: el('core.password.show') }).click()
    expect(await field.getAttribute('type')).toBe('text')

    await save.click()
    const status = page.getByRole('status').filter({ hasText: /αλλαξε|άλλαξε/ })
    await eventually(() => status.innerText()).toBe('Ο κωδικός σύνδεσης άλλαξε επιτυχώς')
    expect(await field.inputValue()).toBe('')

    await page.reload()
    await field.waitFor()
    // By itself: nobody has to touch that window.
    await other.page.waitForURL((url) => url.pathname === '/signin')
    await signIn(other.page, as, stage.product.password)
    await other.page.getByText(el('identity.signIn.problem.credentials')).waitFor()
    await signIn(other.page, as, NEW_PASSWORD)
    await other.page.waitForURL((url) => url.pathname === PROFILE)
  })

  it('works in English on a phone', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Translator'),
      path: ACCOUNT,
      width: 390,
      language: 'en',
    })
    const field = page.getByLabel(en('identity.password.new'), { exact: true })
    await field.fill('kalimera#2')
    await field.press('Enter')
    await page.getByText(en('identity.password.changed')).waitFor()
  })
})

/** The rules that the list says are kept, by the words that listeners hear. */
async function keptRules(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: el('identity.password.rules') })
  const items = await list.getByRole('listitem').allTextContents()
  return RULES.filter((rule) => {
    const line = items.find((text) => text.startsWith(el(`identity.password.rule.${rule}`)))
    return line?.endsWith(`: ${el('identity.password.kept')}`)
  })
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(el('identity.signIn.username')).fill(username)
  const field = page.getByLabel(el('identity.signIn.password'), { exact: true })
  await field.fill(password)
  await field.press('Enter')
}
