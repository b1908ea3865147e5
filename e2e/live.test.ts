import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { filesAreKept, type Visitor } from './browser.ts'
import {
  findOpenTask,
  listActions,
  listRows,
  usernameOf,
  type Action,
  type Row,
} from './programme.ts'
import { FORM_SAVED, saveStatus } from './save-status.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
const MENTEES = `/${PROJECT.url}/mentor/mentee/list`

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

  it('act on the person whose cell has the ring, however its panel is closed and whatever comes beneath', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { row, action, column } = await findOpenTask(visitor)
    const { give, takeBack } = await findNewcomer(admin, mentor(), row)
    await page.goto(`${GRID}?col=${column}`)
    await connected(page)
    await page
      .locator(`[aria-colindex="${column + 3}"][data-state]`)
      .first()
      .waitFor()
    // Nothing is completed: the server's answer is that it was not.
    const acted: number[] = []
    await page.route(/\/Action\/complet$/i, (route) => {
      acted.push((route.request().postDataJSON() as { MenteeId: number }).MenteeId)
      return route.fulfill({ json: false })
    })
    const cell = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: nameOf(row), exact: true }) })
      .locator(`[aria-colindex="${column + 3}"]`)
    const panel = page.getByRole('dialog', { name: `${nameOf(row)}, ${action.Title}` })
    const grid = page.getByRole('grid')
    const place = () => cell.evaluate((element) => element.closest('[role=row]')?.ariaRowIndex)
    const moved = async (change: () => Promise<unknown>) => {
      const before = await place()
      await change()
      await eventually(place).not.toBe(before)
    }
    const close = panel.getByRole('button', { name: el('actions.cell.close'), exact: true })
    const ways: Readonly<Record<string, () => Promise<unknown>>> = {
      Escape: () => page.keyboard.press('Escape'),
      button: () => close.click(),
      Back: () => page.goBack(),
      scrolled: async () => {
        await grid.evaluate((element) => element.scrollTo(0, 9_000))
        await page.keyboard.press('Escape')
      },
      'somebody came': async () => {
        await moved(give)
        await close.click()
      },
      'somebody left': async () => {
        await moved(takeBack)
        await page.keyboard.press('Escape')
      },
    }
    for (const [way, leave] of Object.entries(ways)) {
      for (const open of way.startsWith('somebody') ? ['click'] : ['click', 'Enter']) {
        if (open === 'click') await cell.click()
        else await cell.press('Enter')
        await panel.waitFor()
        await leave()
        await panel.waitFor({ state: 'detached' })
        await eventually(() => ringOf(page), `${open}, ${way}`).toEqual({
          name: nameOf(row),
          column: column + 3,
          hasRing: true,
        })
        await page.keyboard.press('Space')
        await eventually(() => acted.splice(0), `${open}, ${way}`).toEqual([row.Id])
      }
    }
    // Without a panel, too: the cell goes where its mentee goes.
    await moved(give)
    await eventually(() => ringOf(page)).toMatchObject({ name: nameOf(row), hasRing: true })
    await page.keyboard.press('Space')
    await eventually(() => acted.splice(0)).toEqual([row.Id])
    await moved(takeBack)
  })

  it('open again by Enter at once what has just been closed, whatever room the panel gives back', async () => {
    const { page } = await stage.visit({ as: mentor(), width: 1700 })
    await page.goto(`${GRID}?col=30`)
    const cells = page.locator(
      '[role=grid] [role=row] [role=gridcell][data-state]:not([aria-disabled])',
    )
    await cells.first().waitFor()
    // The last column of them all, which moves most when all become wider.
    const last = await cells.evaluateAll((found) =>
      Math.max(...found.map((cell) => Number(cell.getAttribute('aria-colindex')))),
    )
    const cell = page
      .locator(`[role=gridcell][data-state]:not([aria-disabled])[aria-colindex="${last}"]`)
      .first()
    const grid = page.getByRole('grid')
    const widthOf = () => grid.evaluate((element) => element.clientWidth)
    const panel = page.getByRole('dialog')
    const wide = await widthOf()
    await cell.press('Enter')
    await panel.waitFor()
    await eventually(widthOf).toBeLessThan(wide)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await eventually(widthOf).toBe(wide)
    await eventually(() => ringOf(page)).toMatchObject({ column: last, hasRing: true })
    await page.keyboard.press('Enter')
    await panel.waitFor()
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
    await saveStatus(page, el('actions.form.failed')).waitFor()

    await stage.product.resume()
    await connected(page)
    // It is tried again by itself, every ten seconds.
    await saveStatus(page, FORM_SAVED).waitFor({ timeout: 20_000 })
    await page.reload()
    await eventually(() => field.inputValue()).toBe('Δύο ώρες κάθε Σάββατο')
  })

  it('open pages that were not loaded before, without a network, where the files are kept', async () => {
    const { page } = await stage.visit({
      as: mentor(),
      path: GRID,
      offline: true,
      keepsFiles: true,
    })
    await page.getByRole('grid').waitFor()
    await filesAreKept(page)
    await page.context().setOffline(true)
    await page.getByText(el('core.away.offline')).waitFor()
    await openMentees(page)
    await page.getByRole('main').getByRole('alert').first().waitFor()
    expect(await page.getByText(el('core.crash.title')).count()).toBe(0)
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }))

    await page.context().setOffline(false)
    await page.getByText(el('core.away.offline')).waitFor({ state: 'detached' })
    await page.getByRole('main').getByRole('alert').first().waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true)

    // Loaded anew, it has nobody's data to show: it says so, and goes on by itself.
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: 'Δεν υπάρχει σύνδεση' }).waitFor()
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all(
        (await self.caches.keys()).map((name) => self.caches.open(name)),
      )
      const requests = await Promise.all(caches.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !/^\/(assets\/|icon\.svg$|offline\.html$)/.test(path))).toEqual([])
    await page.context().setOffline(false)
    await page.getByRole('navigation').first().waitFor()
    expect(new URL(page.url()).pathname).toBe(MENTEES)
  })

  it('keep the frame where a page’s code does not come, and have it once there is a network', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID, offline: true })
    await page.getByRole('grid').waitFor()
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }))
    await page.context().setOffline(true)
    await openMentees(page)
    await page.getByText(el('core.away.part')).waitFor()
    await page.getByRole('grid').waitFor()

    await page.context().setOffline(false)
    await page.getByText(el('core.away.offline')).waitFor({ state: 'detached' })
    await page.getByRole('grid').waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(true)
  })

  it('load the page anew where its version is gone', async () => {
    const { page, rest } = await stage.visit({ as: mentor(), path: GRID, refusals: [404] })
    await page.getByRole('grid').waitFor()
    // What the page loads ahead of its use is there: what is missed from now on was asked for.
    await rest()
    await page.evaluate(() => Object.assign(globalThis, { isFirstLoad: true }))
    const gone = (url: URL) => url.pathname.startsWith('/assets/')
    await page.route(gone, (route) => route.fulfill({ status: 404 }))
    page.on('request', (request) => request.isNavigationRequest() && void page.unroute(gone))
    await openMentees(page)
    await eventually(() => page.evaluate(() => 'isFirstLoad' in globalThis)).toBe(false)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(MENTEES)
  })

  it.each([503, 502])(
    'are told of a service that answers %i, and see it come back',
    async (status) => {
      const { page } = await stage.visit({ as: mentor(), path: GRID, refusals: [status] })
      await connected(page)
      const isCall = (url: URL) => /^\/(api|ready)/.test(url.pathname)
      await page.route(isCall, (route) => route.fulfill({ status, body: 'away' }))
      await openMentees(page)
      await page.getByText(el('core.away.unavailable')).waitFor()
      await page
        .getByRole('banner')
        .getByRole('status')
        .filter({ hasText: el('shell.connection.Reconnecting') })
        .waitFor()
      await page.getByRole('main').getByText(el('core.failed.unavailable')).first().waitFor()
      await page.unroute(isCall)
      await page.getByText(el('core.away.unavailable')).waitFor({ state: 'detached' })
      await page
        .getByRole('main')
        .getByText(el('core.failed.unavailable'))
        .waitFor({ state: 'detached' })
      await connected(page)
    },
  )
})

/** Opens a page that nothing has been loaded of yet. */
async function openMentees(page: Page): Promise<void> {
  await page.locator(`a[href="${MENTEES}"]:visible`).first().click()
}

async function connected(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: el('shell.connection.Connected') })
    .waitFor({ state: 'attached' })
}

/** The cell that has the focus: whose it is, and whether a ring is drawn around it. */
function ringOf(page: Page) {
  return page.evaluate(() => {
    const cell = document.activeElement
    return {
      name: cell?.closest('[role=row]')?.querySelector('[role=rowheader] a')?.textContent,
      column: Number(cell?.getAttribute('aria-colindex')),
      hasRing: cell !== null && getComputedStyle(cell).outlineStyle === 'solid',
    }
  })
}

/** Somebody without a mentor who comes before a mentee in the list of the mentor who gets them. */
async function findNewcomer(admin: Visitor, mentor: string, before: Row) {
  const inProject = { ProjectId: PROJECT.id }
  const [{ list }, mine] = await Promise.all([
    admin.ask<{ list: { Id: number; FirstName: string; LastName: string; Active: boolean }[] }>(
      '/api/linking/people',
      { ...inProject, WithoutMentor: true, page: 1 },
    ),
    admin.ask<{ list: { Id: number; Username: string }[] }>('/api/User/People', {
      ...inProject,
      ...{ Search: mentor, Columns: [], page: 1 },
    }),
  ])
  const { compare } = new Intl.Collator('el')
  const person = list.find((one) => one.Active && compare(nameOf(one), nameOf(before)) < 0)
  const own = mine.list.find(({ Username }) => Username === mentor)
  if (!person || !own) throw new Error('the demonstration has nobody who would come first')
  let linking = 0
  return {
    give: async () => {
      const linked = { ...inProject, MentorId: own.Id, MenteeId: person.Id }
      const answer = await admin.ask<{ LinkingId: number }>(
        '/api/User/setDefaultMentorSingle',
        linked,
      )
      linking = answer.LinkingId
    },
    takeBack: () => admin.ask('/api/linking/undo', { ...inProject, LinkingId: linking }),
  }
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
