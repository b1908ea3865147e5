import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { hasCell, isEvent, isQuestionnaire, listColumns, listRows, theFirst } from './programme.ts'
import { publishQuest, shortDraft } from './quests.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Identity {
  readonly UserId: number
  readonly FirstName: string
  readonly LastName: string
}

const SETTINGS = `/${PROJECT.url}/settings`

const notice = (page: Page) => page.locator('#other-person').getByRole('heading', { level: 1 })
const whoIs = ({ ask }: Pick<Visitor, 'ask'>) => ask<Identity>('/Account/Identity', {})
const nameOf = ({ FirstName, LastName }: Identity) => `${FirstName} ${LastName}`

/** The menu of whom a page shows. */
const accountOf = (page: Page, identity: Identity) =>
  page.getByRole('button', { name: el('shell.user', { name: nameOf(identity) }) })

/** A call is told apart by the end of its address, whatever its case. */
const isCall = (url: string, path: string) => url.toLowerCase().endsWith(path.toLowerCase())

describe('somebody else signs in in another tab', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)
  const other = () => stage.personWith('Supervisor', PROJECT.name)

  /** Signs in on a page that has the form. */
  async function signIn(page: Page, username: string, password = stage.product.password) {
    await page.getByLabel(el('identity.signIn.username')).fill(username)
    await page.getByLabel(el('identity.signIn.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: el('identity.signIn.submit'), exact: true }).click()
  }
  /** Signs in by the call alone: no page of the browser hears of it. */
  const signInUnheard = ({ ask }: Visitor, username: string) =>
    ask('/Account/Login', { username, password: stage.product.password })

  it('and the first one gives way, until its person is back where they were', async () => {
    const first = await stage.visit({ as: mentor(), refusals: [401, 409] })
    const { page, ask } = first
    const own = await whoIs(first)
    const { list } = await ask<{ list: { Id: number; Roles: string[] }[] }>('/api/User/Chat', {})
    const mentee = theFirst(list, ({ Roles }) => Roles.includes('Mentee'))
    const place = { ProjectId: PROJECT.id, UserId: mentee.Id }
    const { Id } = await ask<{ Id: number }>('/api/Chat/Start', place)
    await page.goto(`/${PROJECT.url}/chat/${Id}`)
    const field = page.getByRole('textbox', { name: el('chat.write'), exact: true })
    await field.fill('Το γράφω εγώ και κανείς άλλος')

    const second = await page.context().newPage()
    await second.goto('/signin')
    await second.getByText(el('identity.signIn.already', { name: nameOf(own) })).waitFor()
    const onward = el('identity.signIn.goOn', { name: nameOf(own) })
    expect(await second.getByRole('link', { name: onward }).getAttribute('href')).toBe('/')
    expect(await faultsOf(second, 'sign-in of somebody who is in')).toEqual([])
    await signIn(second, other())
    await second.waitForURL((url) => url.pathname !== '/signin')

    await notice(page).waitFor()
    const someone = await whoIs(first)
    expect(someone.UserId).not.toBe(own.UserId)
    await page.getByText(el('identity.other.who', { name: nameOf(someone) })).waitFor()
    // Nothing of who was there is seen or reached: not by the eye, the keys or the window's title.
    expect(await field.isVisible()).toBe(false)
    expect(await page.title()).toContain(el('identity.other.title'))
    expect(await page.locator('body').innerText()).not.toContain('κανείς άλλος')
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab')
      const isOutside = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement !== body && activeElement?.closest('#other-person') === null
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Control+k')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await faultsOf(page, 'somebody else')).toEqual([])

    await signIn(page, mentor(), 'Telemachos2!')
    await page.getByRole('alert').getByText(el('identity.signIn.problem.credentials')).waitFor()
    await signIn(page, mentor())
    await notice(page).waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('Το γράφω εγώ και κανείς άλλος')
    await field.press('Enter')
    const log = page.getByRole('log')
    await log.getByText('Το γράφω εγώ και κανείς άλλος').waitFor()

    // Now it is the other page's turn.
    await second.getByText(el('identity.other.who', { name: nameOf(own) })).waitFor()
    await second
      .getByRole('button', { name: el('identity.other.goOn', { name: nameOf(own) }) })
      .click()
    await second.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
    await accountOf(second, own).waitFor()
  })

  it('and what the first one does at that moment is nobody’s, and later its own', async () => {
    const first = await stage.visit({ as: mentor(), path: SETTINGS, refusals: [401, 409] })
    const { page, ask } = first
    const chosen = () => ask<{ ReminderHours: number }>('/api/User/Preferences', {})
    const choice = page.getByRole('group', { name: el('identity.settings.reminder') })
    const [now] = await Promise.all([chosen(), choice.waitFor()])
    const next = now.ReminderHours === 48 ? 2 : 48
    const answers: [number, string | undefined][] = []
    page.on('response', (response) => {
      if (!isCall(response.url(), '/SavePreferences')) return
      answers.push([response.status(), response.request().headers()['telemachos-person']])
    })

    const own = await whoIs(first)
    await signInUnheard(first, other())
    const theirs = await chosen()
    await choice
      .getByRole('radio', { name: el(`identity.settings.reminder.${next}`) })
      .check({ force: true })
      .catch(() => undefined)
    await notice(page).waitFor()
    expect(await chosen()).toEqual(theirs)
    expect(await page.getByText(el('identity.settings.kept')).count()).toBe(0)

    await signIn(page, mentor())
    await notice(page).waitFor({ state: 'detached' })
    // What had been refused is sent again once its person is back.
    const isKept = () => answers.filter(([status]) => status < 400).length
    await eventually(() => answers.length === 0 || isKept() === 1).toBe(true)
    for (const [, claim] of answers) expect(claim).toBe(`${own.UserId} 0`)
    await signInUnheard(first, other())
    expect(await chosen()).toEqual(theirs)
  })

  it('and a file on its way arrives as who sends it', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const path = `/${PROJECT.url}/mentee/actions`
    const first = await stage.visit({ as, path, refusals: [401, 409] })
    const { page } = first
    await page.locator('main a[href*="/mentee/action/"]').first().click()
    const own = page.locator('section', {
      has: page.getByRole('heading', { name: el('files.tools.title') }),
    })
    await own.getByText(el('files.tools.none')).waitFor()
    // The first parts arrive; the others are let through once somebody else is there.
    const { promise: signedIn, resolve: letThrough } = Promise.withResolvers<void>()
    let sent = 0
    const arrived: number[] = []
    await page.route('**/api/files/uploadpart', async (route) => {
      sent += 1
      if (sent > 2) await signedIn
      await route.continue()
    })
    page.on('response', (response) => {
      if (isCall(response.url(), '/uploadpart')) arrived.push(response.status())
    })
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'έκθεση.txt', mimeType: 'text/plain' },
      buffer: Buffer.alloc(8 * 262_144, 'κείμενο '),
    })
    await eventually(() => arrived.filter((status) => status < 400).length).toBe(2)
    await signInUnheard(first, other())
    letThrough()
    await notice(page).waitFor()
    expect(arrived.filter((status) => status < 400)).toHaveLength(2)

    await signIn(page, as)
    await notice(page).waitFor({ state: 'detached' })
    await own.getByRole('link', { name: 'έκθεση.txt' }).waitFor()
    expect(arrived.filter((status) => status < 400)).toHaveLength(8)
  })

  it('and finds nothing of who was there, who finds what they were writing', async () => {
    const first = await stage.visit({ as: mentor(), refusals: [401, 409] })
    const { page } = first
    const row = theFirst(await listRows(first), ({ Active }) => Active)
    const column = theFirst(
      await listColumns(first),
      (one) => !isEvent(one) && !isQuestionnaire(one) && !hasCell(row, one),
    )
    const address = `/${PROJECT.url}/mentor/mentee/${row.Id}/${column.Id}`
    await page.goto(address)
    const note = page.getByRole('textbox', { name: el('actions.notes.private'), exact: true })
    await note.fill('Μόνο για εμένα')

    await signInUnheard(first, stage.personWith('Admin', PROJECT.name))
    await notice(page).waitFor()
    const someone = await whoIs(first)
    await page
      .getByRole('button', { name: el('identity.other.goOn', { name: nameOf(someone) }) })
      .click()
    await notice(page).waitFor({ state: 'detached' })
    await accountOf(page, someone).waitFor()
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await first.rest()
    expect(await page.locator('body').innerText()).not.toContain('Μόνο για εμένα')
    for (const field of await page.getByRole('textbox').all())
      expect(await field.inputValue()).not.toContain('Μόνο για εμένα')

    // Whoever signs off takes what is theirs along, and nothing of who was there before.
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(el('shell.user.signOff'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: el('identity.signIn.title') }).waitFor()
    await signIn(page, mentor())
    await page.waitForURL((url) => url.pathname !== '/signin')
    await page.goto(address)
    await eventually(() => note.inputValue()).toBe('Μόνο για εμένα')
  })

  it('and a page without an account is not theirs', async () => {
    const author = await stage.visit({ as: stage.personWith('Admin') })
    const { path } = await publishQuest(author, shortDraft())
    const first = await stage.visit({ path, refusals: [409] })
    const { page } = first
    await page.getByRole('button', { name: el('quest.start'), exact: true }).click()
    const choice = page.getByRole('radio', { name: 'Μαύρο' })
    await choice.waitFor()
    await signInUnheard(first, mentor())
    await choice.check({ force: true })
    await notice(page).waitFor()
    await page.getByText(el('identity.other.safeNobody')).waitFor()
    expect(await choice.isVisible()).toBe(false)
    await page.getByRole('link', { name: el('identity.other.signOff') }).click()
    await page.getByRole('heading', { name: el('identity.signIn.title') }).waitFor()
    await page.goto(path)
    // What was chosen waited on the device, as nobody's, and has been sent as nobody's by now.
    await page.getByRole('button', { name: el('quest.previous'), exact: true }).click()
    expect(await choice.isChecked()).toBe(true)
    await page.getByText(/αποθηκεύτηκε/).waitFor()
  })

  it('where the somebody is an administrator in a person’s place', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const first = await stage.visit({ as, path: SETTINGS, refusals: [409] })
    const { page } = first
    const row = theFirst(await listRows(first), ({ Active }) => Active)
    const name = `${row.FirstName} ${row.LastName}`
    const second = await page.context().newPage()
    await second.goto(`/${PROJECT.url}/mentee/${row.Id}`)
    await second.getByRole('button', { name: el('identity.viewAs') }).click()
    const banner = second.getByRole('complementary', { name: el('standIn.banner') })
    await banner.waitFor()
    // Whose page was open before is told, and comes back to it.
    await page.getByText(el('identity.other.viewing.self', { name })).waitFor()
    await page.getByRole('button', { name: el('identity.other.return') }).click()
    await notice(page).waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await notice(second).waitFor()
    await second.getByText(/επιστρέψατε στη δική σας σύνδεση/).waitFor()
  })
})
