import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import {
  findOpenTask,
  listActions,
  listRows,
  usernameOf,
  type Action,
  type Row,
} from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`

describe('two people at once', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('see each other’s work without a reload', async () => {
    const theMentor = await stage.visit({ as: mentor() })
    const { row, action, column } = await findOpenTask(theMentor)
    await theMentor.page.goto(`${GRID}?col=${column}`)
    const cell = theMentor.page
      .getByRole('row')
      .filter({ has: theMentor.page.getByRole('rowheader', { name: nameOf(row), exact: true }) })
      .locator(`[aria-colindex="${column + 3}"]`)
    await cell.waitFor()
    const theMentee = await stage.visit({
      as: await usernameOf(theMentor, row.Id),
      path: `/${PROJECT.url}/mentee/action/${action.Id}`,
    })
    for (const { page } of [theMentor, theMentee]) {
      await connected(page)
      await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }))
    }

    await theMentee.page.getByRole('button', { name: el('actions.mentee.action.complete') }).click()
    await theMentee.page.getByText(el('actions.mentee.action.completed')).waitFor()
    await eventually(() => cell.getAttribute('aria-label')).toContain(el('actions.grid.state.done'))

    await cell.click()
    const panel = theMentor.page.getByRole('dialog')
    await panel.getByRole('button', { name: el('actions.mentor.record.undo') }).click()
    const complete = { name: el('actions.mentee.action.complete') }
    await theMentee.page.getByRole('button', complete).waitFor()
    await panel.getByRole('button', { name: el('actions.mentor.record.complete') }).click()
    await theMentee.page
      .getByText(el('actions.mentee.action.doneNote'))
      .or(theMentee.page.getByText(el('actions.mentee.action.completed')))
      .first()
      .waitFor()

    for (const { page } of [theMentor, theMentee]) {
      expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true)
    }
  })

  it('sees a mentee who is given to them, and no longer who is taken away', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const inProject = { ProjectId: PROJECT.id }
    await page.getByRole('rowheader').first().waitFor()
    const [{ list }, mine] = await Promise.all([
      admin.ask<{ list: { Id: number; FirstName: string; LastName: string; Active: boolean }[] }>(
        '/api/linking/people',
        { ...inProject, WithoutMentor: true, page: 1 },
      ),
      admin.ask<{ list: { Id: number; Username: string }[] }>('/api/User/People', {
        ...inProject,
        Search: mentor(),
        Columns: [],
        page: 1,
      }),
    ])
    const person = list.find(({ Active }) => Active)
    const own = mine.list.find(({ Username }) => Username === mentor())
    if (!person || !own) throw new Error('the demonstration has nobody without a mentor')
    const row = page.getByRole('rowheader', { name: nameOf(person), exact: true })
    const { LinkingId } = await admin.ask<{ LinkingId: number }>(
      '/api/User/setDefaultMentorSingle',
      { ...inProject, MentorId: own.Id, MenteeId: person.Id },
    )
    await row.waitFor()
    await admin.ask('/api/linking/undo', { ...inProject, LinkingId })
    await row.waitFor({ state: 'detached' })
  })

  it('are told when the server is gone, and work on once it is back', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID, offline: true })
    const { page } = visitor
    const { row, action } = await findOpenTask(visitor)
    const grid = page.getByRole('grid')
    await grid.waitFor()
    await connected(page)
    await stage.product.halt()
    await page
      .getByText(el('shell.connection.Reconnecting'))
      .or(page.getByText(el('shell.connection.Disconnected')))
      .waitFor()
    await grid.getByText(row.LastName).first().waitFor()

    await stage.product.resume()
    await connected(page)
    await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
    await page.getByRole('button', { name: el('actions.mentor.record.complete') }).click()
    await page.getByRole('button', { name: el('actions.mentor.record.undo') }).waitFor()
  })

  it('leave nothing on the screen of who signed off in another window', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID, refusals: [401] })
    await page.getByRole('grid').waitFor()
    await connected(page)
    await page.request.get('/account/logoff')
    await page.waitForURL((url) => url.pathname === '/signin', { timeout: 4_000 })
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(GRID)
  })

  it('are connected again after the hub refused them for a while', async () => {
    const { page } = await stage.visit({ as: mentor() })
    let refusals = 0
    await page.routeWebSocket(/\/realtime\//, (socket) => {
      if (refusals > 1) return void socket.connectToServer()
      refusals += 1
      socket.onMessage(() => socket.send('44{"message":"unavailable"}'))
      socket.send('0{"sid":"none","upgrades":[],"pingInterval":25000,"pingTimeout":20000}')
    })
    await page.goto(GRID)
    await page.getByText(el('shell.connection.Disconnected')).waitFor()
    await connected(page)
    expect(refusals).toBe(2)
  })

  it('lose nothing that is typed while the server is gone', async () => {
    const theMentor = await stage.visit({ as: mentor() })
    const { row, action, label } = await findForm(theMentor)
    const { page } = await stage.visit({
      as: await usernameOf(theMentor, row.Id),
      path: `/${PROJECT.url}/mentee/action/${action.Id}`,
      offline: true,
    })
    const field = page.getByLabel(label)
    await field.waitFor()
    await connected(page)
    await stage.product.halt()
    await field.fill('Δύο ώρες κάθε Σάββατο')
    await page.getByText(el('actions.form.failed')).waitFor()

    await stage.product.resume()
    await connected(page)
    // It is tried again by itself, every ten seconds.
    await page
      .getByText(new RegExp(`^${el('actions.form.saved', { time: String.raw`\d\d:\d\d` })}$`))
      .waitFor({ timeout: 20_000 })
    await page.reload()
    await eventually(() => field.inputValue()).toBe('Δύο ώρες κάθε Σάββατο')
  })
})

async function connected(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: el('shell.connection.Connected') })
    .waitFor({ state: 'attached' })
}

const nameOf = ({ FirstName, LastName }: Pick<Row, 'FirstName' | 'LastName'>): string =>
  `${LastName} ${FirstName}`

/** A form that a mentee may fill in, and the label of its first field. */
async function findForm(visitor: Visitor): Promise<{ row: Row; action: Action; label: string }> {
  for (const row of (await listRows(visitor)).filter(({ Active }) => Active)) {
    for (const action of await listActions(visitor, row.Id)) {
      const { form } = JSON.parse(action.Data) as { form?: { label: { el: string } }[] }
      const label = form?.[0]?.label.el
      if (label && action.Enabled && !action.Completed) return { row, action, label }
    }
  }
  throw new Error('the demonstration has no open form')
}
