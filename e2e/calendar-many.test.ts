import { addDays, formatTime, todayInAthens } from '@telemachos/rules/dates'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Meeting {
  readonly Id: number
  readonly Time: string
  readonly MentorId: number
  readonly Mentor: { readonly FirstName: string; readonly LastName: string }
  readonly Mentee: { readonly FirstName: string; readonly LastName: string }
}

const today = todayInAthens(new Date())
const CALENDAR = `/${PROJECT.url}/calendar`

const nameOf = ({ FirstName, LastName }: Meeting['Mentor']): string => `${FirstName} ${LastName}`

describe('the calendars of many mentors', () => {
  const stage = setStage()
  const supervisor = () => stage.personWith('Supervisor', PROJECT.name)

  it('go from cell to cell by the arrows, open by Enter and come back by Escape', async () => {
    const visitor = await stage.visit({ as: supervisor() })
    const { page } = visitor
    const meeting = await someMeeting(visitor)
    await page.goto(`${CALENDAR}?by=mentor&date=${dayOf(meeting)}`)
    const grid = gridOf(page)
    await grid.waitFor()
    await grid.locator('[tabindex="0"]').focus()
    for (const [key, place] of [
      ['ArrowRight', '0 1'],
      ['ArrowDown', '1 1'],
      ['ArrowLeft', '1 0'],
      ['Control+End', `6 ${(await mentorsIn(page)).length - 1}`],
      ['Control+Home', '0 0'],
    ] as const) {
      await page.keyboard.press(key)
      await eventually(() => focusedPlace(page), key).toBe(place)
    }
    const cell = cellOf(page, meeting)
    await cell.focus()
    const place = await focusedPlace(page)
    const count = await cell.getByRole('button').count()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog')
    await panel.first().waitFor()
    // Several meetings are listed first.
    if (count > 1) await panel.getByRole('button', { name: nameOf(meeting.Mentee) }).press('Enter')
    const of = el('panel.meeting', { name: nameOf(meeting.Mentee) })
    await page.getByRole('dialog', { name: of }).waitFor()
    for (let left = count > 1 ? 2 : 1; left > 0; left--) {
      await page.keyboard.press('Escape')
      await eventually(() => page.getByRole('dialog').count()).toBe(left - 1)
    }
    await eventually(() => focusedPlace(page)).toBe(place)
  })

  it('show the mentors that are chosen, in the address and the next time', async () => {
    const visitor = await stage.visit({ as: supervisor() })
    const { page } = visitor
    const meeting = await someMeeting(visitor)
    await page.goto(`${CALENDAR}?date=${dayOf(meeting)}`)
    await page.getByRole('button', { name: el('calendar.many.by') }).click()
    await eventually(async () => (await mentorsIn(page)).length).toBeGreaterThan(1)
    const name = `${meeting.Mentor.LastName} ${meeting.Mentor.FirstName}`
    await page.getByRole('combobox', { name: el('calendar.many.choose') }).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
    await page.keyboard.press('Escape')
    await eventually(() => mentorsIn(page)).toEqual([nameOf(meeting.Mentor)])
    expect(new URL(page.url()).searchParams.get('by')).toBe('mentor')

    await page.goto(`/${PROJECT.url}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goto(CALENDAR)
    await eventually(() => mentorsIn(page)).toEqual([nameOf(meeting.Mentor)])
    await page.getByRole('button', { name: el('calendar.many.mine') }).click()
    await eventually(async () => (await mentorsIn(page)).length).toBeGreaterThan(1)
  })

  it('list a crowded day, each meeting of which opens', async () => {
    const visitor = await stage.visit({ as: supervisor() })
    const { page } = visitor
    const meeting = await someMeeting(visitor)
    // As crowded as a day can be.
    const crowded = Array.from({ length: 17 }, (_, index) => ({
      ...meeting,
      Id: index === 0 ? meeting.Id : 2_000_000 + index,
    }))
    await page.route('**/api/User/Schedule2', (route) => route.fulfill({ json: crowded }))
    await page.goto(`${CALENDAR}?by=mentor&date=${dayOf(meeting)}`)
    const more = page.getByRole('button', {
      name: el('calendar.many.more_other', { count: 14, name: nameOf(meeting.Mentor) }),
    })
    expect(await more.innerText()).toBe('+14')
    await more.click()
    const list = page.getByRole('dialog')
    await eventually(() => list.getByRole('listitem').count()).toBe(17)
    expect(await faultsOf(page, 'list')).toEqual([])
    await list
      .getByRole('button', { name: nameOf(meeting.Mentee) })
      .first()
      .click()
    await page
      .getByRole('dialog', { name: el('panel.meeting', { name: nameOf(meeting.Mentee) }) })
      .waitFor()
  })

  it('stay in sight and quick with sixty mentors and three hundred meetings', async () => {
    const visitor = await stage.visit({ as: supervisor() })
    const { page } = visitor
    const meeting = await someMeeting(visitor)
    const monday = dayOf(meeting)
    const many = Array.from({ length: 300 }, (_, index) => ({
      ...meeting,
      Id: 3_000_000 + index,
      MentorId: 4_000_000 + (index % 60),
      Mentor: {
        Id: 4_000_000 + (index % 60),
        FirstName: 'Άννα-Μαρία',
        LastName: `Επώνυμο${index % 60}`,
      },
    }))
    await page.route('**/api/User/Schedule2', (route) => route.fulfill({ json: many }))
    for (const view of ['week', 'day']) {
      await page.goto(`${CALENDAR}?by=mentor&view=${view}&date=${monday}`)
      const grid = gridOf(page)
      await grid.getByText('Επώνυμο59').first().waitFor()
      const heads = grid.locator(view === 'week' ? 'tbody th' : 'thead th')
      await grid.getByText('Επώνυμο59').first().scrollIntoViewIfNeeded()
      // The head and the first column stay.
      const inView = await heads.first().evaluate((head) => {
        const { top, left } = head.getBoundingClientRect()
        const box = head.closest('table')?.parentElement?.getBoundingClientRect()
        return box !== undefined && top >= box.top - 1 && left >= box.left - 1
      })
      expect(inView).toBe(true)
    }
  })

  it('print a page for each mentor, with project, person and dates', async () => {
    const visitor = await stage.visit({ as: supervisor() })
    const { page } = visitor
    const meeting = await someMeeting(visitor)
    await page.goto(`${CALENDAR}?by=mentor&date=${dayOf(meeting)}`)
    await gridOf(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('[data-sheet] > section')
    await eventually(() => sheets.count()).toBeGreaterThan(0)
    const own = page.locator(`[data-mentor="${meeting.MentorId}"]`)
    const title = `${PROJECT.name} · ${nameOf(meeting.Mentor)}`
    await own.getByRole('heading', { name: title }).waitFor()
    await own.getByText(formatTime(meeting.Time)).first().waitFor()
    expect(await gridOf(page).isVisible()).toBe(false)
    const breaks = await sheets.evaluateAll((all) =>
      all.slice(1).every((sheet) => getComputedStyle(sheet).breakBefore === 'page'),
    )
    expect(breaks).toBe(true)
  })

  it('show one mentor at a time on a phone, the next one by a press', async () => {
    const visitor = await stage.visit({ as: supervisor(), width: 390 })
    const { page } = visitor
    const meeting = await someMeeting(visitor)
    await page.goto(`${CALENDAR}?by=mentor&date=${dayOf(meeting)}`)
    const name = page.locator('main h3').first()
    const first = await name.innerText()
    expect(await faultsOf(page, 'phone')).toEqual([])
    await page.getByRole('button', { name: el('calendar.many.next') }).click()
    await eventually(() => name.innerText()).not.toBe(first)
    await page.getByRole('button', { name: el('calendar.many.previous') }).click()
    await eventually(() => name.innerText()).toBe(first)
  })

  it('have no fault, in a week and in a day, and are not offered to a mentor', async () => {
    const { page } = await stage.visit({ as: supervisor() })
    for (const view of ['week', 'day']) {
      await page.goto(`${CALENDAR}?by=mentor&view=${view}`)
      await gridOf(page).waitFor()
      expect(await faultsOf(page, view)).toEqual([])
    }
    const other = await stage.visit({ as: stage.personWith('Mentor', PROJECT.name) })
    await other.page.goto(`${CALENDAR}?by=mentor`)
    await other.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await other.page.getByRole('button', { name: el('calendar.many.by') }).count()).toBe(0)
    expect(await gridOf(other.page).count()).toBe(0)
  })
})

const gridOf = (page: Page) => page.getByRole('grid', { name: el('calendar.many.title') })

const mentorsIn = (page: Page) => gridOf(page).locator('thead th span').allInnerTexts()

/** The cell of a meeting, in a week. */
const cellOf = (page: Page, meeting: Meeting) =>
  gridOf(page).locator(`[data-of="${meeting.MentorId} ${dayOf(meeting)}"]`)

const dayOf = ({ Time }: Meeting): string => todayInAthens(new Date(Time))

const focusedPlace = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-place'))

/** A meeting that somebody whom the visitor looks after has in the last weeks, or soon. */
async function someMeeting({ ask }: Visitor): Promise<Meeting> {
  const meetings = await ask<Meeting[]>('/api/User/Schedule2', {
    ProjectId: PROJECT.id,
    From: addDays(today, -40),
    To: addDays(today, 20),
  })
  return theFirst(meetings)
}
