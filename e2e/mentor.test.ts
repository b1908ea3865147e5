import { PAYMENT_ACTIONS } from '@telemachos/contract/payments/limits'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { setFilter } from './grid-filters.ts'
import {
  hasCell,
  isEvent,
  listActions,
  listColumns,
  listRows,
  theFirst,
  type Action,
  type Column,
  type Row,
} from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const GRID = `/${PROJECT.url}/mentor/action/list`
/** The name and the progress, which come before the actions. */
const FROZEN = 2
/** Groups and titles. */
const HEADER_ROWS = 2
const MEETINGS = [1, 2]

describe('a mentor', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('signs in, after a wrong password that keeps the user name, and lands at home', async () => {
    const { page } = await stage.visit({ path: '/' })
    const username = page.getByLabel(el('identity.signIn.username'))
    const password = page.getByLabel(el('identity.signIn.password'), { exact: true })
    const submit = page.getByRole('button', { name: el('identity.signIn.submit'), exact: true })

    await submit.click()
    await page.getByText(el('identity.signIn.problem.username')).waitFor()
    await page.getByText(el('identity.signIn.problem.password')).waitFor()

    await username.fill(mentor())
    await password.fill('Telemachos2!')
    await submit.click()
    await page.getByRole('alert').getByText(el('identity.signIn.problem.credentials')).waitFor()
    expect(await username.inputValue()).toBe(mentor())

    await password.fill(stage.product.password)
    await password.press('Enter')
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
    await page.getByRole('region', { name: el('home.waiting.yours') }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('finds its menus and first rows in the page itself, and asks for the rest later', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    const drawn = page.locator('[role=gridcell][data-state=done]').first()
    await drawn.waitFor()
    // A server that answers none of the grid's calls, nor the frame's.
    const asked: string[] = []
    const ofPage = /\/(GetActionsGrid\w*|Project\/ById)$/
    await page.route(ofPage, (route) => void asked.push(route.request().url()))
    await page.reload()
    await drawn.waitFor()
    await page.locator('nav [aria-current]').first().waitFor()

    asked.length = 0
    await setFilter(page, el('actions.grid.filter.state'), 'scheduled')
    await eventually(() => asked.some((url) => url.endsWith('/GetActionsGrid_Partial'))).toBe(true)
  })

  it('moves through the grid with the keys, as in a spreadsheet', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page } = visitor
    const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
    const last = { row: rows.length + HEADER_ROWS, column: columns.length + FROZEN }
    const first = HEADER_ROWS + 1
    await cellOf(page, theFirst(rows), columns, theFirst(columns)).waitFor()
    await page.locator(`[aria-rowindex="${first}"] [aria-colindex="1"]`).focus()

    const steps: readonly (readonly [key: string, row: number, column: number])[] = [
      ['ArrowRight', first, 2],
      ['ArrowRight', first, 3],
      ['ArrowDown', first + 1, 3],
      ['ArrowLeft', first + 1, 2],
      ['End', first + 1, last.column],
      ['Home', first + 1, 1],
      ['Control+End', last.row, last.column],
      ['ArrowRight', last.row, last.column],
      ['Control+Home', first, 1],
      ['ArrowUp', first - 1, 1],
    ]
    for (const [key, row, column] of steps) {
      await page.keyboard.press(key)
      await eventually(() => focusedPlace(page), key).toEqual({ row, column })
    }
  })

  it('reads the cells of a row from left to right, wherever the grid has been scrolled', async () => {
    const { page } = await stage.visit({ as: mentor(), path: GRID })
    const row = page.locator(`[aria-rowindex="${HEADER_ROWS + 1}"]`)
    const places = () =>
      row.locator('[aria-colindex]').evaluateAll((all) => all.map((cell) => cell.ariaColIndex))
    await row.locator('[data-state=done]').first().waitFor()
    const before = await places()

    const grid = page.getByRole('grid')
    for (const across of [5_000, -350]) {
      await grid.evaluate((element, left) => element.scrollBy({ left }), across)
      await eventually(places).not.toEqual(before)
      await eventually(async () => inOrder(await places())).toBe(true)
    }
  })

  it('opens a cell, completes the action, sees it done and takes it back', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page } = visitor
    const { cell, row, column } = await findOpenCell(visitor)
    await cell.click()
    const panel = page.getByRole('dialog', { name: `${nameOf(row)}, ${column.Title}` })
    await panel.getByRole('heading', { name: column.Title }).waitFor()
    await button(panel, el('actions.mentor.record.complete')).click()
    await button(panel, el('actions.mentor.record.undo')).waitFor()
    await button(panel, el('actions.cell.close')).click()
    await panel.waitFor({ state: 'detached' })
    await eventually(() => nameOfCell(cell)).toContain(el('actions.grid.state.done'))

    await cell.click()
    await button(panel, el('actions.mentor.record.undo')).click()
    await button(panel, el('actions.mentor.record.complete')).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await eventually(() => nameOfCell(cell)).not.toContain(el('actions.grid.state.done'))
  })

  it('completes with the space bar, and takes it back from the message', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page } = visitor
    const { cell, row, column } = await findOpenCell(visitor)
    const about = { name: nameOf(row), title: column.Title }
    await cell.focus()
    await page.keyboard.press('Space')
    await page.getByText(el('actions.grid.completed', about)).waitFor()
    await eventually(() => nameOfCell(cell)).toContain(el('actions.grid.state.done'))
    await button(page, el('ui.undo')).click()
    await page.getByText(el('actions.grid.undone', about)).waitFor()
    await eventually(() => nameOfCell(cell)).not.toContain(el('actions.grid.state.done'))
  })

  it('takes back from any page what was done in the grid, and does it again, by keys', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID })
    const { page, ask } = visitor
    const { cell, row, column } = await findOpenCell(visitor)
    const isDone = async () => {
      const input = { ProjectId: PROJECT.id, MenteeId: row.Id }
      const list = await ask<Action[]>('/api/action/mentor', input)
      return list.find(({ Id }) => Id === column.Id)?.Completed
    }
    await cell.focus()
    await page.keyboard.press('Space')
    await page
      .getByText(el('actions.grid.completed', { name: nameOf(row), title: column.Title }))
      .waitFor()
    expect(await isDone()).toBe(true)
    await page.getByRole('link', { name: nameOf(row), exact: true }).click()
    await page.waitForURL(`**/mentee/${row.Id}`)
    // The page hears of it late: until then there is nothing that could be done again.
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/action/undo', async (route) => {
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    })
    await page.keyboard.press('Control+z')
    await eventually(isDone).toBe(false)
    await page.keyboard.press('Control+y')
    answer.resolve()
    await eventually(isDone).toBe(true)
    await page.keyboard.press('Control+k')
    const undo = el('ui.undo.of', {
      what: el('actions.grid.completed', { name: nameOf(row), title: column.Title }),
    })
    await page.getByRole('dialog').getByRole('combobox').fill(undo)
    await page.getByRole('option', { name: undo }).waitFor()
    await page.keyboard.press('Enter')
    await eventually(isDone).toBe(false)
  })

  it('takes back by keys what the server has not answered yet, and not what somebody else has done since', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID, refusals: [409] })
    const { page, ask } = visitor
    const { cell, row, column } = await findOpenCell(visitor)
    const about = { name: nameOf(row), title: column.Title }
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/Action/complet', async (route) => {
      const response = await route.fetch()
      await answer.promise
      await route.fulfill({ response })
    })
    const isDone = async () => {
      const input = { ProjectId: PROJECT.id, MenteeId: row.Id }
      const list = await ask<Action[]>('/api/action/mentor', input)
      return list.find(({ Id }) => Id === column.Id)?.Completed
    }
    await cell.focus()
    await page.keyboard.press('Space')
    await eventually(isDone).toBe(true)
    await page.keyboard.press('Control+z')
    answer.resolve()
    await eventually(isDone).toBe(false)
    await page.getByText(el('actions.grid.undone', about)).waitFor()
    await page.keyboard.press('Space')
    await page.getByText(el('actions.grid.completed', about)).waitFor()
    const other = await stage.visit({ as: stage.personWith('ProjectManager', PROJECT.name) })
    const input = { ActionId: column.Id, MenteeId: row.Id }
    for (const way of ['action/undo', 'Action/complet']) await other.ask(`/api/${way}`, input)
    await cell.focus()
    await page.keyboard.press('Control+z')
    await page.getByText(el('ui.undo.changed', { name: '…', at: '' }).split('…')[0] ?? '').waitFor()
    expect(await isDone()).toBe(true)
  })

  it('is asked before a payment is recorded by one key, and before it is taken back', async () => {
    const visitor = await stage.visit({ as: stage.personWith('ProjectManager', PROJECT.name) })
    const { page } = visitor
    const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
    const column = theFirst(columns, ({ Id }) => Id === PAYMENT_ACTIONS[0])
    const row = theFirst(rows.slice(0, 10), (one) => one.Active && !hasCell(one, column))
    const doneNow = async () => {
      const now = theFirst(await listRows(visitor), ({ Id }) => Id === row.Id)
      return hasCell(now, column)
    }
    await page.goto(`${GRID}?col=${columns.indexOf(column)}`)
    const cell = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: nameOf(row), exact: true }) })
      .locator(`[aria-colindex="${columns.indexOf(column) + FROZEN + 1}"]`)
    const dialog = (title: string) => page.getByRole('dialog', { name: title })
    const about = { title: column.Title }
    const one = { number: '1' }

    await cell.press('Space')
    const record = dialog(el('payments.confirm.record', about))
    await record.getByText(nameOf(row)).waitFor()
    await page.keyboard.press('Escape')
    await record.waitFor({ state: 'detached' })
    expect(await doneNow()).toBe(false)

    await cell.press('Space')
    await button(record, el('payments.set_one', one)).click()
    await eventually(doneNow).toBe(true)
    await button(page, el('ui.undo')).click()
    await button(
      dialog(el('payments.confirm.takeBack', about)),
      el('payments.unset_one', one),
    ).click()
    await eventually(doneNow).toBe(false)
  })

  it('is refused a meeting at a time that is taken, and picks one of three free times', async () => {
    const visitor = await stage.visit({ as: mentor(), refusals: [409] })
    const { page } = visitor
    const [one, other] = await findTwoMeetings(visitor)
    const date = daysAhead(90)

    await page.goto(`/${PROJECT.url}/mentor/mentee/${one.menteeId}/${one.action.Id}`)
    await schedule(page, date, '11:00')
    await page.getByText(`${date} 11:00`).first().waitFor()

    await page.goto(`/${PROJECT.url}/mentor/mentee/${other.menteeId}/${other.action.Id}`)
    await schedule(page, date, '11:15')
    const refusal = page.getByRole('alert').filter({ hasText: el('actions.cell.overlap') })
    const named = el('actions.cell.overlap.named', { name: '', at: `${date} 11:00` })
    await refusal.getByText(named.replace(/\.$/, '')).waitFor()
    expect(await page.getByLabel(el('panel.time'), { exact: true }).inputValue()).toBe('11:15')
    const free = refusal.getByRole('button')
    expect(await free.count()).toBe(3)
    const picked = await free.first().innerText()
    await free.first().click()
    await refusal.waitFor({ state: 'detached' })
    // The weekday and the day without its year, and the hour.
    const [, shown = '', hour = ''] = picked.split(' ')
    await page
      .getByRole('definition')
      .getByText(new RegExp(`^${shown}/\\d{4} ${hour}$`))
      .waitFor()
  })

  it('works with cards on a phone: filters, opens an action and completes it', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID, width: 390 })
    const { page } = visitor
    const { row, column } = await findOpenCell(visitor)
    await button(page, el('actions.grid.filters')).click()
    const sheet = page.getByRole('dialog', { name: el('actions.grid.filters') })
    await sheet.getByLabel(el('actions.grid.filter.active')).selectOption('true')
    await button(sheet, el('actions.grid.showResults')).click()
    // The cards of the list before are replaced, unfolded ones too.
    const rows = await listRows(visitor)
    const number = String(rows.filter(({ Active }) => Active).length)
    const found = el('actions.grid.foundOf', { number, all: String(rows.length) })
    await page.getByRole('status').getByText(found).waitFor()

    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: nameOf(row) }) })
    await card.getByRole('button', { name: el('actions.grid.card.expand') }).click()
    await card.getByRole('list').getByRole('button', { name: column.Title }).click()
    const panel = page.getByRole('dialog', { name: `${nameOf(row)}, ${column.Title}` })
    await button(panel, el('actions.mentor.record.complete')).click()
    await button(panel, el('actions.mentor.record.undo')).waitFor()
    await button(panel, el('actions.cell.close')).click()
    const done = new RegExp(`^${column.Title}.*${el('actions.grid.state.done')}`)
    await card.getByRole('list').getByRole('button', { name: done }).waitFor()
  })

  it('works in English too', async () => {
    const visitor = await stage.visit({ as: mentor(), path: GRID, language: 'en' })
    const { page } = visitor
    const { cell, row, column } = await findOpenCell(visitor)
    await page.getByRole('heading', { level: 1, name: en('actions.grid.title') }).waitFor()
    await cell.click()
    const panel = page.getByRole('dialog', { name: `${nameOf(row)}, ${column.Title}` })
    await button(panel, en('actions.mentor.record.complete')).click()
    await button(panel, en('actions.mentor.record.undo')).click()
    await button(panel, en('actions.mentor.record.complete')).waitFor()
    await visitor.ask('/Account/SetLanguage', { Language: 'el' })
  })
})

const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

/** As the grid writes it. */
const nameOf = ({ FirstName, LastName }: Row): string => `${LastName} ${FirstName}`

function cellOf(page: Page, row: Row, columns: readonly Column[], column: Column): Locator {
  const place = columns.indexOf(column) + FROZEN + 1
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: nameOf(row), exact: true }) })
    .locator(`[aria-colindex="${place}"]`)
}

/** An active mentee's cell among the first columns that can be completed and has not been. */
async function findOpenCell(visitor: Visitor) {
  const [columns, rows] = await Promise.all([listColumns(visitor), listRows(visitor)])
  const inView = columns.slice(0, 8)
  for (const row of rows.filter(({ Active }) => Active)) {
    const actions = await listActions(visitor, row.Id)
    const column = inView.find((candidate) => {
      const action = actions.find(({ Id }) => Id === candidate.Id)
      return action?.Enabled && !isEvent(candidate) && !hasCell(row, candidate)
    })
    if (column) return { row, column, cell: cellOf(visitor.page, row, columns, column) }
  }
  throw new Error('the demonstration has no open cell')
}

const nameOfCell = (cell: Locator): Promise<string> =>
  cell.getAttribute('aria-label').then((name) => name ?? '')

/** Where the focus stands in the grid, counted from 1 with the header. */
function focusedPlace(page: Page) {
  return page.evaluate(() => {
    const numberOf = (selector: string, name: string) =>
      Number(document.activeElement?.closest(selector)?.getAttribute(name))
    return {
      row: numberOf('[role=row]', 'aria-rowindex'),
      column: numberOf('[aria-colindex]', 'aria-colindex'),
    }
  })
}

/** Two mentees' meetings, of different actions, that have neither been held nor set. */
async function findTwoMeetings(visitor: Visitor) {
  const rows = (await listRows(visitor)).filter(({ Active }) => Active)
  let one: { menteeId: number; action: Action } | undefined
  for (const row of rows) {
    const taken = one?.action.Id
    const actions = await listActions(visitor, row.Id)
    const action = actions.find(
      (candidate) =>
        MEETINGS.includes(candidate.TypeId) &&
        candidate.Enabled &&
        !candidate.Completed &&
        candidate.ScheduledAt === null &&
        candidate.Id !== taken,
    )
    if (!action) continue
    if (one) return [one, { menteeId: row.Id, action }] as const
    one = { menteeId: row.Id, action }
  }
  throw new Error('the demonstration has no two meetings to set')
}

async function schedule(page: Page, date: string, time: string): Promise<void> {
  await page.getByLabel(el('panel.date'), { exact: true }).fill(date)
  await page.getByLabel(el('panel.time'), { exact: true }).fill(time)
  await button(page, el('schedule.save')).click()
}

/** A day to come, as dd/mm/yyyy. */
function daysAhead(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return `${day}/${month}/${year}`
}

function inOrder(places: readonly (string | null)[]): boolean {
  const numbers = places.map(Number)
  return numbers.every((place, at) => at === 0 || place > (numbers[at - 1] ?? 0))
}
