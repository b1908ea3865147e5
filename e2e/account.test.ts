import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const SETTINGS = `/${PROJECT.url}/settings`
const ACCOUNT = `/${PROJECT.url}/userinfo#tab=account`

describe('the own account', () => {
  const stage = setStage()

  it('shows where it is signed in, and signs off there', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const other = await stage.visit({ as, path: SETTINGS, refusals: [401] })
    await other.page.getByRole('heading', { level: 1 }).waitFor()
    await stage.visit({ as })
    const { page } = await stage.visit({ as, path: SETTINGS, width: 390 })
    const list = page.getByRole('list', { name: el('identity.sessions.title') })
    await list.getByText(el('identity.sessions.current')).waitFor()
    const { length } = await list.getByRole('listitem').all()
    expect(length).toBe(3)
    await page
      .getByRole('button', { name: /^Αποσύνδεση: Chrome/ })
      .first()
      .click()
    await page.getByText(el('identity.sessions.ended')).waitFor()
    await eventually(() => list.getByRole('listitem').count()).toBe(2)
    expect(await focusedText(page)).toBe(el('identity.sessions.title'))
    await page.getByRole('button', { name: el('identity.sessions.endOthers') }).click()
    await page.getByText(el('identity.sessions.only')).waitFor()
    // By itself: nobody has to touch that window.
    await other.page.waitForURL((url) => url.pathname === '/signin')
  })

  it('changes its user name, and says which names cannot be had', async () => {
    const as = stage.personWith('Supervisor', PROJECT.name)
    const taken = stage.personWith('Admin')
    const path = ACCOUNT
    const { page } = await stage.visit({ as, path, refusals: [400] })
    const name = page.getByLabel(el('identity.login.new'))
    await name.fill(taken)
    await page.getByLabel(el('identity.login.password')).fill(stage.product.password)
    await page.getByRole('button', { name: el('identity.login.save') }).click()
    await page.getByText(el('rule.login_taken')).waitFor()
    expect(await name.inputValue()).toBe(taken)
    await name.fill('νέο.όνομα')
    await name.press('Enter')
    await page.getByText(el('identity.login.changed')).waitFor()
    await page.locator('header').getByText('νέο.όνομα').first().waitFor()
  })

  it('chooses the project in which it begins', async () => {
    const as = stage.personWith('SuperAdmin')
    const { page } = await stage.visit({ as, path: SETTINGS })
    const choice = page.getByRole('group', { name: el('identity.settings.project') })
    const other = choice.getByRole('radio', { name: 'Νέο Ξεκίνημα' })
    await other.check()
    await eventually(() => other.isChecked()).toBe(true)
    await eventually(() => choice.getAttribute('aria-busy')).toBe('false')
    const again = await stage.visit({ as, path: '/' })
    await again.page.locator('header').getByText('Νέο Ξεκίνημα').first().waitFor()
  })

  it('leaves a project after it was told what that means', async () => {
    const as = stage.personWith('Translator')
    const { page } = await stage.visit({ as, path: ACCOUNT })
    await page.getByRole('button', { name: el('identity.leave.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(el('identity.leave.final')).waitFor()
    expect(await faultsOf(page, 'leave')).toEqual([])
    expect(await focusedText(page)).toBe(el('identity.leave.cancel'))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: el('identity.leave.open') }).click()
    await dialog.getByRole('button', { name: el('identity.leave.confirm') }).click()
    await page.getByText(el('shell.home.noProject')).waitFor()
  })

  it('does not let the only administrator leave', async () => {
    const as = stage.personWith('Admin')
    const { page } = await stage.visit({ as, path: ACCOUNT, refusals: [422] })
    await page.getByRole('button', { name: el('identity.leave.open') }).click()
    await page.getByRole('button', { name: el('identity.leave.confirm') }).click()
    await page.getByRole('alert').getByText(el('rule.last_admin')).waitFor()
  })
})

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
