import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { hasCell, listColumns, listRows, theFirst, usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const HOME = `/${PROJECT.url}/home`

describe('the home', () => {
  const stage = setStage()

  it('leads a mentor who opens the project to who waits, and from there to the person', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const { page, ask } = await stage.visit({ as, path: `/${PROJECT.url}` })
    await page.waitForURL((url) => url.pathname === HOME)
    const input = { ProjectId: PROJECT.id }
    const { Waiting } = await ask<{ Waiting: { count: number } }>('/api/home/Mentor', input)
    const waiting = page.getByRole('region', { name: el('home.waiting.yours') })
    await page.getByRole('region', { name: el('home.today') }).waitFor()
    await page.getByRole('region', { name: el('home.followUps') }).waitFor()
    expect(await faultsOf(page, 'home of a mentor')).toEqual([])
    if (Waiting.count === 0) return
    await waiting.getByRole('link').first().press('Enter')
    await page.waitForURL(/mentor\/mentee\//)
  })

  it('leads a mentee on by one press, and lets them write to their mentor', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}`, width: 390 })
    await page.waitForURL((url) => url.pathname === HOME)
    await page.getByText(el('actions.mentee.next.title')).waitFor()
    await page.getByRole('heading', { name: el('home.meeting') }).waitFor()
    const ahead = page.getByRole('list', { name: el('actions.mentee.ahead.title') })
    expect(await ahead.getByRole('link').count()).toBeGreaterThan(0)
    expect(await faultsOf(page, 'home of a mentee')).toEqual([])
    await page
      .getByRole('region', { name: el('home.mentor') })
      .getByRole('button')
      .press('Enter')
    await page.waitForURL(/\/chat\/\d+$/)
  })

  it.each(['Coordinator', 'Supervisor'] as const)(
    'shows a %s who waits and what changed, and opens the people of a number',
    async (role) => {
      const as = stage.personWith(role, PROJECT.name)
      const { page } = await stage.visit({ as, path: `/${PROJECT.url}` })
      await page.waitForURL((url) => url.pathname === HOME)
      await page.getByRole('region', { name: el('home.changes') }).waitFor()
      await page.getByRole('region', { name: el('home.waiting') }).waitFor()
      expect(await faultsOf(page, `home of a ${role}`)).toEqual([])
      const week = page.getByRole('region', { name: el('home.week') })
      await week.getByRole('button').last().press('Enter')
      const drawer = page.getByRole('dialog', { name: el('home.week.completions') })
      await drawer.waitFor()
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'detached' })
    },
  )

  it('leads to what the product says of itself', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({ as, path: `/${PROJECT.url}/about` })
    await page.getByRole('heading', { level: 1, name: el('about.title') }).waitFor()
    await page.getByText(/^Έκδοση \d+\.\d+\.\d+$/).waitFor()
    await page.getByRole('link', { name: 'info@gefyres.example.org' }).waitFor()
    await page.getByText(el('about.licences.show')).press('Enter')
    const line = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'react-dom' }) })
    await line.getByText('MIT').waitFor()
    expect(await faultsOf(page, 'about')).toEqual([])
  })
})

describe('the settings', () => {
  const stage = setStage()
  const path = `/${PROJECT.url}/settings`

  it('show how a file will be parted, and keep what was chosen', async () => {
    const as = stage.personWith('Supervisor', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path, width: 390, scheme: 'dark' })
    const line = page.locator('code')
    await eventually(() => line.innerText()).toBe('Άννα Παππά;Βόλος;1.234,50')
    expect(await faultsOf(page, 'settings')).toEqual([])
    await page.getByLabel(el('identity.settings.separator.comma')).check()
    await eventually(() => line.innerText()).toBe('Άννα Παππά,Βόλος,"1.234,50"')
    await page.getByLabel(el('identity.settings.reminder.48')).check()
    await eventually(() => page.getByLabel(el('identity.settings.reminder.48')).isChecked()).toBe(
      true,
    )
    await rest()
    await page.reload()
    await eventually(() => line.innerText()).toBe('Άννα Παππά,Βόλος,"1.234,50"')
    expect(await page.getByLabel(el('identity.settings.reminder.48')).isChecked()).toBe(true)
  })

  it('let the browser tell of what arrives while the page is not looked at', async () => {
    const mentor = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name), path })
    const [columns, rows] = await Promise.all([listColumns(mentor), listRows(mentor)])
    const action = theFirst(
      columns,
      (column) =>
        column.TypeId === ACTION_TYPES.meetingInPerson &&
        rows.some((one) => one.Active && !hasCell(one, column)),
    )
    const row = theFirst(rows, (one) => one.Active && !hasCell(one, action))
    const { page, ask } = await stage.visit({ as: await usernameOf(mentor, row.Id) })
    // Whatever the time: no hours are quiet.
    await ask('/api/notify/SaveQuietHours', { From: '00:00', Until: '00:00' })
    // A browser without a desktop shows none: what it is asked to show is looked at instead.
    await page.addInitScript(() => {
      const told: string[] = []
      class Shown extends EventTarget {
        static permission: NotificationPermission = 'default'
        static requestPermission(): Promise<NotificationPermission> {
          Shown.permission = 'granted'
          return Promise.resolve('granted')
        }
        constructor(_title: string, { body = '' }: NotificationOptions) {
          super()
          told.push(body)
        }
      }
      Object.assign(globalThis, { Notification: Shown, told })
    })
    await page.goto(path)
    // What is older than the permission is not told of: the page asks once what there is.
    const asked = page.waitForResponse('**/api/notify/Notifications')
    await page.getByRole('button', { name: el('notifications.browser.ask') }).press('Enter')
    await page.getByText(el('notifications.browser.granted')).waitFor()
    await page.getByText(el('shell.connection.Connected')).first().waitFor({ state: 'attached' })
    await (await asked).finished()
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
    })
    const date = athensInstant(addDays(todayInAthens(new Date()), 500 + (row.Id % 50)), '10:00')
    await mentor.ask('/api/action/publish', { ActionId: action.Id, MenteeId: row.Id, date })
    const told = () =>
      page.evaluate(() => (globalThis as unknown as { told: readonly string[] }).told)
    await eventually(async () => (await told()).length).toBe(1)
    expect((await told())[0]).toContain(action.Title)
  })
})
