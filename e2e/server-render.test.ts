import type { BrowserContext, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
/** As the browser of a phone says what it is. */
const PHONE = { 'sec-ch-ua-mobile': '?1' }
const CELL = '[role=gridcell][data-state]'

/** Has the person read all messages: how many are unread is asked for once the page rests. */
async function readMessages({ ask }: Visitor): Promise<void> {
  const { list } = await ask<{ list: readonly { Id: number; LastSeq: number }[] }>(
    '/api/Chat/Conversations',
    { ProjectId: PROJECT.id },
  )
  for (const { Id, LastSeq } of list)
    await ask('/api/Chat/MarkRead', { ConversationId: Id, Seq: LastSeq })
}

/** What follows the drawing in the page. */
const AFTER_DRAWING = '#announcements'

/** What is seen of an element. */
type Seen = readonly [name: string, text: string, ...place: number[]]

describe('the first drawing of the grid', () => {
  const stage = setStage()

  /** The grid once more in another window of the same browser, without the page's scripts. */
  async function openStill(context: BrowserContext, headers = {}): Promise<Page> {
    const page = await context.newPage()
    await page.setExtraHTTPHeaders(headers)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(GRID)
    return page
  }

  /** The grid once more, whose scripts come when they are let through. */
  async function openHeld(context: BrowserContext) {
    const next = await context.newPage()
    const errors: unknown[] = []
    next.on('pageerror', (error) => errors.push(error))
    let scripts = (): void => {}
    const through = new Promise<void>((resolve) => (scripts = resolve))
    await next.route(/\/assets\/main.*\.js$/, async (route) => {
      await through
      await route.continue()
    })
    await next.goto(GRID, { waitUntil: 'commit' })
    await next.locator(`#drawing:not([inert]) ${CELL}`).nth(20).waitFor()
    return { next, scripts, errors }
  }

  async function openGrid(scheme: 'light' | 'dark'): Promise<Page> {
    const as = stage.personWith('Mentor', PROJECT.name)
    const visitor = await stage.visit({ as, scheme })
    await readMessages(visitor)
    const { page, rest } = visitor
    await page.goto(GRID)
    await page.locator(CELL).first().waitFor()
    await rest()
    return page
  }

  it('comes with the page, and is what the page itself draws then', async () => {
    const page = await openGrid('light')
    const still = await openStill(page.context())
    await still.locator(`#drawing ${CELL}`).first().waitFor()
    expect(await still.locator('#drawing').getAttribute('inert')).toBe('')
    const drawn = await seen(still)
    expect(drawn.filter(([name]) => name === 'gridcell').length).toBeGreaterThan(50)
    // Saved views come once the page rests, and move nothing.
    const later = el('actions.grid.views')
    await page.getByRole('button', { name: later }).waitFor()
    expect((await seen(page)).filter(([, text]) => text !== later)).toEqual(drawn)
    expect(await page.locator('#drawing').count()).toBe(0)
  })

  it('is taken over by the page as it stands, with its styles as those of the elements', async () => {
    const page = await openGrid('light')
    const { next, scripts, errors } = await openHeld(page.context())
    const cells = next.locator(CELL)
    await cells.evaluateAll((all) => all.forEach((cell) => cell.classList.add('marked')))
    scripts()
    await next.locator('#drawing').waitFor({ state: 'detached' })
    expect(await next.locator(`${CELL}:not(.marked)`).count()).toBe(0)
    expect(await next.locator('[data-style]').count()).toBe(0)
    expect(
      await cells.first().evaluate((cell) => (cell as HTMLElement).style.insetInlineStart),
    ).not.toBe('')
    await cells.first().focus()
    await next.keyboard.press('ArrowRight')
    await eventually(() => cells.nth(1).evaluate((cell) => cell === document.activeElement)).toBe(
      true,
    )
    expect(errors).toEqual([])
  })

  it('moves by keys before the scripts have come, and goes on from there with what had to wait', async () => {
    const page = await openGrid('light')
    const { next, scripts, errors } = await openHeld(page.context())
    const { keyboard } = next
    await keyboard.press('Tab')
    expect(await standsOn(next)).toEqual([0, 0])
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown']) {
      await keyboard.press(key)
    }
    expect(await standsOn(next)).toEqual([2, 3])
    expect(await cellAt(next, 2, 3).getAttribute('tabindex')).toBe('0')
    expect(await next.locator('[role=grid] [data-col][tabindex="0"]').count()).toBe(1)
    // What is around the grid stays closed.
    expect(await next.locator('nav a').first().evaluate(isClosed)).toBe(true)
    // Only the page knows what is not drawn; what is pressed after it waits as well.
    await keyboard.press('End')
    await keyboard.press('ArrowUp')
    expect(await standsOn(next)).toEqual([2, 3])
    scripts()
    await next.locator('#drawing').waitFor({ state: 'detached' })
    const last = Number(await next.getByRole('grid').getAttribute('aria-colcount')) - 1
    await eventually(() => standsOn(next)).toEqual([1, last])
    expect(await next.locator('nav a').first().evaluate(isClosed)).toBe(false)
    await keyboard.press('ArrowUp')
    await eventually(() => standsOn(next)).toEqual([0, last])
    expect(errors).toEqual([])
  })

  it('goes on from there where the page has to draw it anew', async () => {
    const page = await openGrid('light')
    const { next, scripts, errors } = await openHeld(page.context())
    const { keyboard } = next
    await keyboard.press('Tab')
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'End']) await keyboard.press(key)
    expect(await standsOn(next)).toEqual([1, 2])
    await next.locator('#drawing').evaluate((drawing) => delete drawing.dataset['at'])
    scripts()
    await next.locator('#drawing').waitFor({ state: 'detached' })
    const last = Number(await next.getByRole('grid').getAttribute('aria-colcount')) - 1
    await eventually(() => standsOn(next)).toEqual([1, last])
    await keyboard.press('Home')
    await eventually(() => standsOn(next)).toEqual([1, 0])
    expect(errors).toEqual([])
  })

  it('opens the cell that was clicked before the scripts came', async () => {
    const page = await openGrid('light')
    const { next, scripts, errors } = await openHeld(page.context())
    const name = await next.locator('[data-row="1"] [role=rowheader] a').textContent()
    await cellAt(next, 1, 2).click()
    expect(await standsOn(next)).toEqual([1, 2])
    scripts()
    const panel = next.getByRole('dialog')
    await panel
      .getByText(name ?? '')
      .first()
      .waitFor()
    await next.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await eventually(() => standsOn(next)).toEqual([1, 2])
    expect(errors).toEqual([])
  })

  it('may be scrolled, and the page draws what has come into view', async () => {
    const as = stage.personWith('Coordinator', PROJECT.name)
    const { page, rest } = await stage.visit({ as, path: GRID })
    await page.locator(CELL).first().waitFor()
    await rest()
    const { next, scripts } = await openHeld(page.context())
    const grid = next.getByRole('grid')
    await grid.evaluate((element) => element.scrollTo({ top: 1_000 }))
    scripts()
    await next.locator('#drawing').waitFor({ state: 'detached' })
    await cellAt(next, 24, 2).waitFor()
    expect(await grid.evaluate((element) => element.scrollTop)).toBe(1_000)
  })

  it('is not seen where it would differ: in another window, and in colours that it has not', async () => {
    const page = await openGrid('dark')
    const still = await openStill(page.context())
    const cell = still.locator(`#drawing ${CELL}`).first()
    await cell.waitFor({ state: 'attached' })
    expect(await cell.isVisible()).toBe(false)
    await still.emulateMedia({ colorScheme: 'light' })
    await eventually(() => cell.isVisible()).toBe(true)
    await still.setViewportSize({ width: 1200, height: 900 })
    await eventually(() => cell.isVisible()).toBe(false)
  })

  it('is of cards on a phone, though nothing is known of its window', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const visitor = await stage.visit({ as, width: 390 })
    await readMessages(visitor)
    const { page } = visitor
    await page.setExtraHTTPHeaders(PHONE)
    const still = await openStill(page.context(), PHONE)
    await still.locator('#drawing main li').nth(3).waitFor()
    const drawn = await seen(still)
    expect(drawn.filter(([name]) => name === 'LI').length).toBeGreaterThan(3)
    await page.goto(GRID)
    await page.locator('#drawing').waitFor({ state: 'detached' })
    expect((await seen(page)).slice(0, drawn.length)).toEqual(drawn)
    await still.setViewportSize({ width: 800, height: 844 })
    expect(await still.locator('#drawing main li').first().isVisible()).toBe(false)
  })

  it('may be scrolled, and the page stays where it was', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name), width: 390 })
    await page.setExtraHTTPHeaders(PHONE)
    let scripts = (): void => {}
    const scrolled = new Promise<void>((resolve) => (scripts = resolve))
    await page.route(/\/assets\/main.*\.js$/, async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto(GRID, { waitUntil: 'commit' })
    await page.locator('#drawing main li').nth(3).waitFor()
    await page.evaluate(() => scrollTo(0, 300))
    scripts()
    await page.locator('#drawing').waitFor({ state: 'detached' })
    // Give or take what a card's height was guessed wrong.
    const scrolledTo = await page.evaluate(() => scrollY)
    expect(Math.abs(scrolledTo - 300)).toBeLessThan(30)
  })

  it('is whole for the first who opens a page, whose parts the server has yet to load', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Admin', PROJECT.name), width: 390 })
    const answers: string[] = []
    await eventually(async () => {
      const path = `/${PROJECT.url}/admin/action/1`
      const answer = await page.request.get(path, { headers: PHONE })
      answers.push(await answer.text())
      return answers.at(-1)
    }).toContain('id="drawing"')
    expect(answers.filter((html) => html.includes('<!--$!-->'))).toEqual([])
    expect(answers.at(-1)).toContain(el('actions.author.words'))
  })

  it.each([
    [
      'Admin',
      [
        ...['/gdpr', '/invitations', '/goanyquest', 'home', 'calendar', 'statistics', 'settings'],
        ...['userinfo', 'notifications', 'chat', 'chatreports', 'library', 'questresults'],
        ...[
          'admin/home',
          'admin/operations',
          'admin/senditems',
          'admin/spreadsheets',
          'admin/user',
        ],
        ...['admin/user/list', 'admin/user/mentorlist', 'admin/action/list', 'admin/project/list'],
        ...['admin/project/users', 'admin/project/updateuserfields', 'admin/project/linkusers'],
        ...['admin/project/linksupervisorsmentors', 'admin/project/supervisor'],
        ...['admin/project/applications', 'admin/project/microdata', 'admin/project/payments'],
        ...['mentor/mentee/list', 'mentor/action2/list', 'mentor/senditems'],
      ],
    ],
    [
      'Mentee',
      [
        ...['mentee', 'mentee/actions', 'mentee/actionsdone', 'mentee/senditems'],
        ...['mentee/chatitems', 'mentee/microdata', 'calculators'],
      ],
    ],
  ] as const)(
    'has nothing left out on a phone, whatever the page of the %s',
    async (role, paths) => {
      const as = stage.personWith(role, PROJECT.name)
      const { page } = await stage.visit({ as, width: 390 })
      for (const path of paths) {
        const address = path.startsWith('/') ? path : `/${PROJECT.url}/${path}`
        // What the server took too long to find out is left out, and asked for by the page.
        await eventually(async () => {
          const answer = await page.request.get(address, { headers: PHONE })
          const html = await answer.text()
          return html.includes('id="drawing"') && !html.includes('<!--$!-->') ? 'whole' : path
        }).toBe('whole')
      }
    },
  )

  it.each([
    ['Admin', ['home', 'admin/home', 'admin/user/list', 'admin/project/applications', 'library']],
    ['Mentee', ['mentee', 'mentee/actions', 'settings', 'library', 'notifications']],
  ] as const)('is taken over on a phone of the %s as it stands', async (role, paths) => {
    const { page } = await stage.visit({ as: stage.personWith(role, PROJECT.name), width: 390 })
    await page.setExtraHTTPHeaders(PHONE)
    const errors: unknown[] = []
    page.on('pageerror', (error) => errors.push(error))
    let scripts = (): void => {}
    let through = Promise.resolve()
    await page.route(/\/assets\/main.*\.js$/, async (route) => {
      await through
      await route.continue()
    })
    for (const path of paths) {
      through = new Promise((resolve) => (scripts = resolve))
      const heading = page.locator('main h1').first()
      // What the server took too long to find out is not drawn.
      await eventually(async () => {
        await page.goto(`/${PROJECT.url}/${path}`, { waitUntil: 'commit' })
        await page.locator(AFTER_DRAWING).waitFor({ state: 'attached' })
        return page.locator('#drawing main h1').count()
      }).toBeGreaterThan(0)
      await heading.evaluate((element) => element.classList.add('marked'))
      scripts()
      await page.locator('#drawing').waitFor({ state: 'detached' })
      expect(await heading.evaluate((element) => element.classList.contains('marked')), path).toBe(
        true,
      )
    }
    expect(errors).toEqual([])
  })

  it('is made of what the person may see alone, and is in no other page', async () => {
    const page = await openGrid('light')
    const still = await openStill(page.context())
    const mentees = await page.locator('[role=rowheader]').allTextContents()
    expect(await still.locator('#drawing [role=rowheader]').allTextContents()).toEqual(mentees)
    // What is waited for while the server draws would be kept for each visit: there is nothing.
    const html = await (await page.request.get(GRID)).text()
    expect(html).toContain('id="drawing"')
    expect(html).not.toContain('<!--$!-->')
    for (const path of ['/', `/${PROJECT.url}/home`, `${GRID}?q=α`]) {
      const answer = await page.request.get(path)
      expect(await answer.text()).not.toContain('id="drawing"')
    }
  })
})

const cellAt = (page: Page, row: number, column: number): Locator =>
  page.locator(`[data-row="${row}"] [data-col="${column}"]`)

/** Row and column of the cell that has the focus. */
const standsOn = (page: Page): Promise<(number | undefined)[]> =>
  page.evaluate(() => {
    const cell = document.activeElement?.closest<HTMLElement>('[data-col]')
    const row = cell?.closest<HTMLElement>('[data-row]')
    return [row?.dataset['row'], cell?.dataset['col']].map(Number)
  })

const isClosed = (element: Element): boolean => element.closest('[inert]') !== null

/** The menus and the grid, element by element: what each is, says, and where it stands. */
function seen(page: Page): Promise<Seen[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'nav a, header button, main h1, main button, main select, main [role], main li',
      ),
    ].flatMap((element) => {
      // The skips come once the page rests, hidden until Tab is pressed.
      if (element.closest('main nav[hidden]')) return []
      const { x, y, width, height } = element.getBoundingClientRect()
      const name = element.getAttribute('role') ?? element.tagName
      // How many messages and notices are new is not drawn, and more of them may come at any time.
      const isCount = /^\d+$/.test(element.textContent)
      return [[name, isCount ? '' : element.textContent, x, y, width, height] as const]
    }),
  )
}
