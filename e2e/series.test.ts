import { addDays, formatDate, formatTime, todayInAthens, weekdayOf } from '@telemachos/rules/dates'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listActions, listRows, theFirst, type Action, type Row } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Meeting {
  readonly Id: number
  readonly ActionId: number
  readonly MenteeId: number
  readonly Time: string
  readonly State: string
}

const CALENDAR = `/${PROJECT.url}/calendar`
const today = todayInAthens(new Date())

describe('planning around meetings', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('plans a series by the keys, around a conflict that was found at saving', async () => {
    const visitor = await stage.visit({ as: mentor(), path: CALENDAR, refusals: [409] })
    const { page } = visitor
    const { row, open } = await someoneWithOpenMeetings(visitor)
    const taken = theFirst(
      await comingMeetings(visitor),
      ({ MenteeId, Time }) => MenteeId !== row.Id && todayInAthens(new Date(Time)) > today,
    )

    await page.getByRole('button', { name: el('series.title') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: el('series.title') })
    const mentee = dialog.getByRole('combobox', { name: el('schedule.mentee') })
    await mentee.fill(row.LastName)
    await page.getByRole('option', { name: `${row.LastName} ${row.FirstName}` }).waitFor()
    for (const key of ['ArrowDown', 'Enter']) await mentee.press(key)
    for (const { Title } of open) {
      await eventually(() => dialog.getByLabel(Title, { exact: true }).isChecked()).toBe(true)
    }
    await setDate(dialog.getByLabel(el('series.from')), addDays(today, 70))
    await dialog.getByLabel(el('series.time'), { exact: true }).fill('12:15')
    await dialog.getByLabel(el('series.every')).selectOption('1')
    await dialog.getByRole('button', { name: el('series.propose') }).press('Enter')

    const [first, second, third] = open.map(({ Title }) =>
      dialog.getByRole('group', { name: Title, exact: true }),
    ) as [Locator, Locator, Locator]
    await eventually(() => dateIn(first)).toBe(formatDate(addDays(today, 70)))
    expect(await dateIn(second)).toBe(formatDate(addDays(today, 77)))
    expect(await timeIn(third)).toBe('12:15')

    // Left out, taken back, and left out again.
    const [, { Title: moved }, { Title: dropped }] = open as [Action, Action, Action]
    await third.getByRole('button', { name: el('series.drop', { title: dropped }) }).press('Enter')
    await third
      .getByRole('button', { name: el('series.takeOf', { title: dropped }) })
      .press('Enter')
    expect(await timeIn(third)).toBe('12:15')
    await third.getByRole('button', { name: el('series.drop', { title: dropped }) }).press('Enter')

    await setDate(second.getByLabel(el('panel.date')), todayInAthens(new Date(taken.Time)))
    const time = second.getByLabel(el('panel.time'), { exact: true })
    await time.fill(formatTime(taken.Time))
    await time.press('Enter')
    // The row itself tells of the conflict before the server has refused the series.
    await dialog.getByText(el('series.refused', { title: moved })).waitFor()
    await second.getByRole('alert').getByText(el('actions.cell.overlap')).waitFor()
    await eventually(() => isFocusWithin(second)).toBe(true)
    expect(await plannedFor(visitor, row, open)).toEqual([])
    expect(await timeIn(first)).toBe('12:15')
    expect(await timeIn(second)).toBe(formatTime(taken.Time))

    await second.getByRole('alert').getByRole('button').first().press('Enter')
    await eventually(() => second.getByRole('alert').count()).toBe(0)
    await eventually(() => isFocusWithin(second)).toBe(true)
    await dialog
      .getByRole('button', { name: el('series.save_other', { count: open.length - 1 }) })
      .press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const planned = await plannedFor(visitor, row, open)
    expect(planned.map(({ ActionId }) => ActionId)).toEqual(
      open.filter(({ Title }) => Title !== dropped).map(({ Id }) => Id),
    )
  })

  it('asks before dates that were not saved are lost, and keeps them', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const { row } = await someoneWithOpenMeetings(visitor, 1)
    await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}`)
    const meetings = page.getByRole('region', { name: el('menteeMeetings.title') })
    await meetings.getByRole('button', { name: el('series.title') }).click()
    const dialog = page.getByRole('dialog', { name: el('series.title') })
    await dialog.getByText(`${row.FirstName} ${row.LastName}`).waitFor()
    await dialog.getByRole('button', { name: el('series.propose') }).click()
    await dialog.getByRole('heading', { name: el('series.proposals') }).waitFor()
    const time = dialog.getByLabel(el('panel.time'), { exact: true }).first()
    await time.fill('13:45')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: el('series.leave') })
    await question.getByRole('button', { name: el('core.unsaved.stay') }).click()
    expect(await time.inputValue()).toBe('13:45')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: el('series.leaveYes') }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it("lists a mentee's meetings on their record, and opens one", async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const past = theFirst(
      await listMeetings(visitor, addDays(today, -60), addDays(today, -1)),
      ({ State }) => State === 'held',
    )
    await page.goto(`/${PROJECT.url}/mentor/mentee/${past.MenteeId}`)
    const list = page.getByRole('region', { name: el('menteeMeetings.past') })
    const when = `${formatDate(past.Time)} ${formatTime(past.Time)}`
    await list.getByRole('button', { name: when }).click()
    await page.getByRole('dialog').getByText(el('calendar.state.held')).first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  it('keeps when a mentor can meet, and shades the rest', async () => {
    const { page } = await stage.visit({ as: mentor() })
    const saturday = addDays(today, 6 - weekdayOf(today) + 7)
    const slot = (date: string, hour: number) => page.locator(`[data-slot="${date} ${hour}"]`)
    const isClosed = async (date: string, hour: number) =>
      (await slot(date, hour).getAttribute('aria-label'))?.includes('εκτός ωραρίου')
    await page.goto(`${CALENDAR}?view=week&date=${saturday}`)
    await eventually(() => isClosed(saturday, 11)).toBe(true)

    await page.getByRole('button', { name: el('hours.open') }).press('Enter')
    const dialog = page.getByRole('dialog', { name: el('hours.open') })
    await dialog.getByRole('button', { name: el('hours.add', { day: 'Σάββατο' }) }).press('Enter')
    const day = dialog.getByRole('group', { name: 'Σάββατο' })
    const [from, to] = [day.getByLabel(el('hours.from')), day.getByLabel(el('hours.to'))]
    await eventually(() => isFocusWithin(from)).toBe(true)
    await page.keyboard.press('Control+a')
    await page.keyboard.type('1030')
    await to.fill('9:00')
    await page.keyboard.press('Control+s')
    await day.getByText(el('rule.hours_order')).waitFor()
    await eventually(() => isFocusWithin(day)).toBe(true)
    expect(await from.inputValue()).toBe('10:30')
    await to.fill('12:30')
    await dialog.getByRole('button', { name: el('hours.offAdd') }).press('Enter')
    const firstDay = dialog.getByLabel(el('hours.offFrom'))
    await eventually(() => isFocusWithin(firstDay)).toBe(true)
    await page.keyboard.type(formatDate(addDays(saturday, -1)))
    await page.keyboard.press('Control+s')
    await dialog.waitFor({ state: 'detached' })

    await eventually(() => isClosed(saturday, 11)).toBe(false)
    expect(await isClosed(saturday, 13)).toBe(true)
    for (const hour of [9, 12, 16, 20])
      expect(await isClosed(addDays(saturday, -1), hour)).toBe(true)
    await page.getByText(el('hours.closed'), { exact: true }).waitFor()
    await page.getByRole('button', { name: el('hours.open') }).click()
    await eventually(() => from.inputValue()).toBe('10:30')
  })

  it('leads to a follow-up, and sees to it by the keys', async () => {
    const visitor = await stage.visit({ as: mentor(), path: CALENDAR })
    const { page } = visitor
    const { All } = await visitor.ask<{ All: number }>('/api/meeting/FollowUps', {
      ProjectId: PROJECT.id,
      page: 1,
    })
    expect(All).toBeGreaterThan(0)
    await page.getByRole('tab', { name: el('followUps.tab', { count: All }) }).click()
    await page
      .getByRole('button', { name: /^Άνοιγμα συνάντησης/ })
      .first()
      .press('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByRole('heading', { name: el('panel.followUp') }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: /^Διευθετήθηκε/ })
      .first()
      .press('Enter')
    await page
      .getByRole('dialog', { name: el('panel.resolve') })
      .getByRole('textbox')
      .waitFor()
    await page.keyboard.type('Στάλθηκε')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: el('followUps.tab', { count: All - 1 }) }).waitFor()
    if (All === 1) await page.getByText(el('followUps.none'), { exact: true }).waitFor()
  })

  it('shows a toast over the window that is open, within reach', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const past = theFirst(
      await listMeetings(visitor, addDays(today, -60), addDays(today, -1)),
      ({ State }) => State === 'held',
    )
    const date = todayInAthens(new Date(past.Time))
    await page.goto(`${CALENDAR}?view=day&date=${date}&meeting=${past.Id}`)
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: el('panel.happened.no'), exact: true }).click()
    const question = page.getByRole('dialog', { name: el('panel.happened.no') })
    await question.getByRole('textbox').fill('Δεν ήρθε')
    await question.getByRole('button', { name: el('panel.save'), exact: true }).click()
    const toast = page.getByRole('status').filter({ hasText: el('panel.saved') })
    // A click that reaches its button shows that nothing lies over it.
    await toast.getByRole('button', { name: el('core.toast.close') }).click()
    await eventually(() => toast.count()).toBe(0)
    expect(await panel.count()).toBe(1)
  })

  it.each([
    ['dark', 1440],
    ['light', 390],
  ] as const)('has no fault in its windows (%s, %i)', async (scheme, width) => {
    const visitor = await stage.visit({ as: mentor(), scheme, width })
    const { page } = visitor
    const { row } = await someoneWithOpenMeetings(visitor, 1)
    const faults: string[] = []
    await page.goto(`${CALENDAR}?view=week`)
    const hoursButton = page.getByRole('button', { name: el('hours.open') })
    const fold = page.getByRole('button', { name: el('calendar.narrow') })
    await hoursButton.or(fold).waitFor()
    if (await fold.isVisible()) await fold.click()
    await hoursButton.click()
    const hours = page.getByRole('dialog', { name: el('hours.open') })
    await hours.getByRole('button', { name: el('hours.offAdd') }).click()
    await hours.getByRole('button', { name: el('hours.save') }).click()
    await hours.getByText(el('hours.fix')).waitFor()
    faults.push(...(await faultsOf(page, 'hours')))
    await page.goto(`${CALENDAR}?tab=followups`)
    await page
      .getByRole('tabpanel')
      .getByText(/Εκκρεμότητα|εκκρεμότητ/)
      .first()
      .waitFor()
    faults.push(...(await faultsOf(page, 'follow-ups')))
    await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}`)
    await page.getByRole('button', { name: el('series.title') }).click()
    const series = page.getByRole('dialog', { name: el('series.title') })
    await series.getByRole('checkbox').first().waitFor()
    faults.push(...(await faultsOf(page, 'series')))
    await series.getByRole('button', { name: el('series.propose') }).click()
    await series.getByRole('heading', { name: el('series.proposals') }).waitFor()
    await series.getByLabel(el('panel.time'), { exact: true }).first().fill('')
    await series.getByRole('button', { name: /^Ορισμός/ }).click()
    await series.getByText(el('series.needFix')).waitFor()
    faults.push(...(await faultsOf(page, 'proposals')))
    expect(faults).toEqual([])
  })
})

/** A mentee with so many meetings that have no date, and these. */
async function someoneWithOpenMeetings(
  visitor: Visitor,
  atLeast = 3,
): Promise<{ row: Row; open: Action[] }> {
  for (const row of await listRows(visitor)) {
    const open = (await listActions(visitor, row.Id)).filter(
      ({ TypeId, Completed, ScheduledAt }) => TypeId <= 2 && !Completed && ScheduledAt === null,
    )
    if (row.Active && open.length >= atLeast) return { row, open }
  }
  throw new Error('nobody in the demonstration has enough meetings without a date')
}

function listMeetings({ ask }: Visitor, From: string, To: string): Promise<Meeting[]> {
  return ask('/api/User/Schedule2', { ProjectId: PROJECT.id, From, To })
}

async function comingMeetings(visitor: Visitor): Promise<Meeting[]> {
  const meetings = await listMeetings(visitor, today, addDays(today, 92))
  return meetings.filter(({ State }) => State === 'planned')
}

/** The planned meetings of these actions, in their order. */
async function plannedFor(visitor: Visitor, row: Row, open: Action[]): Promise<Meeting[]> {
  const meetings = await comingMeetings(visitor)
  return open.flatMap(({ Id }) =>
    meetings.filter(({ ActionId, MenteeId }) => ActionId === Id && MenteeId === row.Id),
  )
}

const setDate = (field: Locator, date: string): Promise<void> =>
  field.first().fill(formatDate(date))
const dateIn = (row: Locator) => row.getByLabel(el('panel.date'), { exact: true }).inputValue()
const timeIn = (row: Locator) => row.getByLabel(el('panel.time'), { exact: true }).inputValue()
const isFocusWithin = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.contains(document.activeElement))
