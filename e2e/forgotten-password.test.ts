import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { mailsTo } from './mails.ts'
import { ageProofs } from './product-database.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const NEW_PASSWORD = 'Καινούρια αρχή! 9'
const SETTINGS = `/${PROJECT.url}/settings`

describe('a forgotten password', () => {
  const stage = setStage()

  /** The path of the newest link that was mailed to a person. */
  async function linkTo(username: string, kind = 'identity.resetPassword'): Promise<string> {
    const newest = async () =>
      (await mailsTo(stage.product, username)).findLast(({ template }) => template === kind)
    // A link for a forgotten password is mailed by a job, seconds after the answer.
    await eventually(async () => (await newest())?.template).toBe(kind)
    return new URL((await newest())?.url ?? '').pathname
  }

  it('is replaced by the keyboard alone; the old sessions are dead and the link is used up', async () => {
    const username = stage.personWith('Mentee', PROJECT.name)
    const elsewhere = await stage.visit({ as: username, path: SETTINGS, refusals: [401] })
    await elsewhere.page.getByRole('heading', { level: 1 }).waitFor()
    const { page } = await stage.visit({ path: '/signin', refusals: [422] })
    const { keyboard } = page

    await page.getByLabel(el('identity.signIn.username')).focus()
    await keyboard.type(`${username}@example.org`)
    await tabTo(page, el('identity.forgot.open'))
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: el('identity.forgot.title') })
    await dialog.waitFor()
    expect(await dialog.getByLabel(el('identity.forgot.email')).inputValue()).toContain('@')
    expect(await dialog.innerText()).toContain(el('identity.forgot.text'))
    expect(await faultsOf(page, 'forgot')).toEqual([])
    await keyboard.press('Enter')
    await page.getByRole('status').getByText(el('identity.forgot.sent')).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => focusedText(page)).toBe(el('identity.forgot.open'))

    const link = await linkTo(username)
    await page.goto(link)
    const field = page.getByLabel(el('identity.password.new'), { exact: true })
    await field.waitFor()
    expect(new URL(page.url()).pathname).toBe('/resetpassword')
    await page.reload()
    await field.waitFor()
    expect(await faultsOf(page, 'reset')).toEqual([])
    await tabTo(page, '', 'password')
    await keyboard.type(NEW_PASSWORD)
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: el('identity.reset.done') }).waitFor()
    expect(await faultsOf(page, 'done')).toEqual([])

    // By itself: nobody has to touch that window.
    await elsewhere.page.waitForURL((url) => url.pathname === '/signin')

    await page.goto(link)
    await page.getByRole('heading', { name: el('identity.reset.dead') }).waitFor()

    await page.goto('/signin')
    await page.getByLabel(el('identity.signIn.username')).fill(username)
    await page.getByLabel(el('identity.signIn.password'), { exact: true }).fill(NEW_PASSWORD)
    await keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith(`/${PROJECT.url}`))
    const templates = (await mailsTo(stage.product, username)).map(({ template }) => template)
    expect(templates).toEqual(['identity.resetPassword', 'identity.passwordChanged'])
  })

  it('goes to another address once that was confirmed, and back for who had the first', async () => {
    const username = stage.personWith('Mentor', PROJECT.name)
    const path = `/${PROJECT.url}/userinfo`
    const { page } = await stage.visit({ as: username, path, refusals: [400, 401] })
    const field = page.getByLabel('E-mail', { exact: true })
    await field.waitFor()
    await ageProofs(stage.product)
    await field.fill('new@example.org')
    await field.press('Enter')
    const dialog = page.getByRole('dialog', { name: el('identity.proof.title') })
    const password = dialog.getByLabel(el('identity.proof.label'), { exact: true })
    await password.fill('something else')
    await page.keyboard.press('Enter')
    await dialog.getByText(el('rule.password_wrong')).waitFor()
    expect(await faultsOf(page, 'proof')).toEqual([])
    await password.fill(stage.product.password)
    await page.keyboard.press('Enter')
    // It is said aloud too.
    const pending = el('identity.email.pending', { email: 'new@example.org' })
    await page.getByRole('tabpanel').getByText(pending).waitFor()
    await eventually(() => field.inputValue()).toBe(`${username}@example.org`)
    expect(await faultsOf(page, 'pending')).toEqual([])

    const mailbox = await stage.visit({ path: await linkTo(username, 'identity.confirmEmail') })
    expect(await faultsOf(mailbox.page, 'confirm')).toEqual([])
    await mailbox.page.getByRole('button', { name: el('identity.emailLink.confirmButton') }).click()
    await mailbox.page.getByRole('heading', { name: el('identity.emailLink.confirmed') }).waitFor()
    await page.reload()
    await field.waitFor()
    expect(await field.inputValue()).toBe('new@example.org')

    await mailbox.page.goto(await linkTo(username, 'identity.emailChanged'))
    await mailbox.page.getByRole('button', { name: el('identity.emailLink.undoButton') }).click()
    await mailbox.page.getByRole('heading', { name: el('identity.emailLink.undone') }).waitFor()
    // By itself: whoever changed it is signed out.
    await page.waitForURL((url) => url.pathname === '/signin')
  })

  it('shows its message for ten seconds, in the words of the specification', async () => {
    const { page } = await stage.visit({ language: 'en' })
    await page.clock.install()
    await page.goto('/signin')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reset Password' })
    await dialog.getByText('Are you sure you want to reset your password?').waitFor()
    await dialog.getByRole('button', { name: en('identity.forgot.confirm') }).click()
    await dialog.getByText(en('identity.forgot.problem.email')).waitFor()
    await dialog.getByLabel('E-mail').fill('nobody-at-all@example.org')
    await dialog.getByRole('button', { name: en('identity.forgot.confirm') }).click()
    const message = page.getByText('Please check your E-mail')
    await message.waitFor()
    await page.clock.fastForward(10_000)
    await message.waitFor({ state: 'detached' })
  })
})

/** Presses Tab until what has the focus bears the text, or is the field of the name. */
async function tabTo(page: Page, text: string, field = ''): Promise<void> {
  for (let steps = 0; steps < 20; steps++) {
    await page.keyboard.press('Tab')
    if (field === '' && (await focusedText(page)) === text) return
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    if (field !== '' && name === field) return
  }
  throw new Error(`Tab does not lead to ${text || field}`)
}

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '')
}
