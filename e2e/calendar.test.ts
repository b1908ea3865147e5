import { addDays, formatDate, formatTime, todayInAthens } from '@telemachos/rules/dates'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listActions, listRows, theFirst, usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Meeting {
  readonly Id: number
  readonly ActionId: number
  readonly MenteeId: number
  readonly Time: string
  readonly State: string
  readonly Mentee: { readonly FirstName: string; readonly LastName: string }
}

interface Journal {
  readonly Version: number
  readonly Place: string
  readonly Duration: number | null
  readonly Subject: string
  readonly Notes: string
  readonly PrivateNotes: string | null
  readonly FollowUp: string
}

const today = todayInAthens(new Date())

describe('the calendar of meetings', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it('moves a meeting by the keys, and takes that back', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const meeting = await movableMeeting(visitor)
    await page.goto(dayOf(meeting))
    await blockOf(page, meeting).focus()
    for (const key of ['m', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    const later = new Date(Date.parse(meeting.Time) + 30 * 60_000).toISOString()
    await eventually(() => timeOf(visitor, meeting)).toBe(Date.parse(later))
    await page.getByRole('button', { name: el('ui.undo') }).click()
    await eventually(() => timeOf(visitor, meeting)).toBe(Date.parse(meeting.Time))
  })

  it('moves a meeting by dragging it', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const meeting = await movableMeeting(visitor)
    await page.goto(dayOf(meeting))
    const block = blockOf(page, meeting)
    await block.scrollIntoViewIfNeeded()
    const box = await block.boundingBox()
    if (!box) throw new Error('the meeting is not in sight')
    // A meeting is as tall as its 45 minutes.
    const [x, y] = [box.x + 20, box.y + 10]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + (box.height * 2) / 3, { steps: 4 })
    await page.mouse.up()
    const later = Date.parse(meeting.Time) + 30 * 60_000
    await eventually(() => timeOf(visitor, meeting)).toBe(later)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('schedules a meeting on a free hour, by Enter, and says why a day that was is none', async () => {
    const visitor = await stage.visit({ as: mentor(), refusals: [400] })
    const { page } = visitor
    const date = addDays(today, 62)
    const rows = (await listRows(visitor)).filter(({ Active }) => Active).slice(0, 20)
    const actions = (await Promise.all(rows.map(({ Id }) => listActions(visitor, Id)))).map((all) =>
      all.find(({ TypeId, Completed }) => TypeId <= 2 && !Completed),
    )
    const row = theFirst(rows, (one) => actions[rows.indexOf(one)] !== undefined)
    const action = theFirst(actions, (one) => one !== undefined)
    await page.goto(`/${PROJECT.url}/calendar?view=day&date=${date}`)
    await page.locator(`[data-slot="${date} 10"]`).press('Enter')
    const dialog = page.getByRole('dialog', { name: el('calendar.new') })
    const mentee = dialog.getByRole('combobox', { name: el('schedule.mentee') })
    await mentee.fill(row.LastName)
    await page
      .getByRole('option', { name: `${row.LastName} ${row.FirstName}`, exact: true })
      .click()
    await dialog.getByLabel(el('schedule.action')).selectOption(String(action?.Id))
    const day = dialog.getByRole('textbox', { name: el('panel.date'), exact: true })
    // What is no date stays where it was typed, and nothing is saved for it.
    await day.fill('31/02/2027')
    await dialog.getByRole('button', { name: el('schedule.save') }).click()
    await dialog.getByText(el('ui.date.problem.no_such_day')).waitFor()
    expect(await day.inputValue()).toBe('31/02/2027')
    expect(await listMeetings(visitor, date, date)).toEqual([])
    await day.fill(formatDate(addDays(today, -1)))
    await dialog.getByRole('button', { name: el('schedule.save') }).click()
    await dialog.getByText(el('rule.future')).waitFor()
    await day.fill(formatDate(date))
    await dialog.getByRole('button', { name: el('schedule.save') }).click()
    await dialog.waitFor({ state: 'detached' })
    const [made] = await listMeetings(visitor, date, date)
    expect(made).toMatchObject({ MenteeId: row.Id, ActionId: action?.Id, State: 'planned' })
    expect(formatTime(made?.Time ?? '')).toBe('10:00')
  })

  it.each([1440, 390])('has no fault in any view, %i wide', async (width) => {
    const { page } = await stage.visit({ as: mentor(), width })
    const faults: string[] = []
    for (const view of ['day', 'week', 'month', 'agenda']) {
      await page.goto(`/${PROJECT.url}/calendar?view=${view}`)
      await page
        .getByText(/συναντήσε|συνάντηση$/)
        .first()
        .waitFor()
      faults.push(...(await faultsOf(page, view)))
    }
    expect(faults).toEqual([])
  })

  it('says who is busy, and moves to a free time that is offered', async () => {
    const visitor = await stage.visit({ as: mentor(), refusals: [409] })
    const { page } = visitor
    const meetings = await comingMeetings(visitor)
    const meeting = theFirst(meetings)
    const other = theFirst(meetings, ({ MenteeId }) => MenteeId !== meeting.MenteeId)
    await page.goto(dayOf(meeting))
    await blockOf(page, meeting).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: el('panel.move') }).click()
    await setDate(panel, other.Time)
    await panel.getByRole('button', { name: el('panel.moveSave') }).click()
    const refusal = panel.getByRole('alert')
    await refusal.getByText(el('actions.cell.overlap')).waitFor()
    expect(await timeOf(visitor, meeting)).toBe(Date.parse(meeting.Time))
    await refusal.getByRole('button').first().click()
    await eventually(() => timeOf(visitor, meeting)).not.toBe(Date.parse(meeting.Time))
  })

  it('tells the later of two who move the same meeting', async () => {
    const first = await stage.visit({ as: mentor() })
    const second = await stage.visit({ as: mentor(), refusals: [409] })
    const meeting = theFirst(await comingMeetings(first))
    const panels: Locator[] = []
    for (const { page } of [first, second]) {
      await page.goto(`${dayOf(meeting)}&meeting=${meeting.Id}`)
      const panel = page.getByRole('dialog')
      await panel.getByRole('button', { name: el('panel.move') }).click()
      panels.push(panel)
    }
    const [one, two] = panels as [Locator, Locator]
    await two.getByLabel(el('panel.time'), { exact: true }).waitFor()
    await setDate(one, farAhead('09:15'))
    await one.getByRole('button', { name: el('panel.moveSave') }).click()
    await eventually(() => timeOf(first, meeting)).toBe(Date.parse(farAhead('09:15')))
    await setDate(two, farAhead('17:15'))
    await two.getByRole('button', { name: el('panel.moveSave') }).click()
    await two.getByRole('alert').waitFor()
    expect(await two.getByLabel(el('panel.time'), { exact: true }).inputValue()).toBe('17:15')
    expect(await timeOf(first, meeting)).toBe(Date.parse(farAhead('09:15')))
    await two.getByRole('button', { name: el('panel.moveSave') }).click()
    await eventually(() => timeOf(first, meeting)).toBe(Date.parse(farAhead('17:15')))
  })

  it('cancels with a reason, and the mentee sees it at once', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const meeting = theFirst(await comingMeetings(visitor))
    const mentee = await stage.visit({
      as: await usernameOf(visitor, meeting.MenteeId),
      path: `${dayOf(meeting)}&cancelled=true`,
    })
    const time = formatTime(meeting.Time)
    const planned = mentee.page.getByRole('button', { name: new RegExp(`^${time} .*`) })
    await planned.filter({ hasText: el('calendar.state.planned') }).waitFor()
    await visitor.page.goto(`${dayOf(meeting)}&meeting=${meeting.Id}`)
    const panel = visitor.page.getByRole('dialog')
    await panel.getByRole('button', { name: el('panel.cancel') }).click()
    const question = visitor.page.getByRole('dialog', { name: el('panel.cancel') })
    await question.getByRole('textbox').fill('Άρρωστος ο μέντορας')
    await question.getByRole('button', { name: el('panel.cancel') }).click()
    const cancelled = planned.filter({ hasText: el('calendar.state.cancelled') })
    await cancelled.click()
    await mentee.page.getByRole('dialog').getByText('Άρρωστος ο μέντορας').waitFor()
    expect(await mentee.page.getByLabel(el('panel.privateNotes')).count()).toBe(0)
  })

  it('keeps the journal of a meeting that was held', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const past = theFirst(
      await listMeetings(visitor, addDays(today, -60), addDays(today, -1)),
      ({ State }) => State === 'planned' || State === 'held',
    )
    await page.goto(`${dayOf(past)}&meeting=${past.Id}`)
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: el('panel.happened.no'), exact: true }).click()
    const question = page.getByRole('dialog', { name: el('panel.happened.no') })
    await question.getByRole('button', { name: el('panel.save'), exact: true }).click()
    await question.getByText(el('panel.needReason')).waitFor()
    await question.getByRole('textbox').fill('Δεν ήρθε')
    await question.getByRole('button', { name: el('panel.save'), exact: true }).click()
    await question.waitFor({ state: 'detached' })
    // It is saved by itself.
    await panel.getByLabel(el('panel.pairNotes')).fill('Θα ξαναδοκιμάσουμε')
    await eventually(async () => {
      const about = { ProjectId: PROJECT.id, MeetingId: past.Id }
      return (await visitor.ask<Journal>('/api/meeting/GetJournal', about)).Notes
    }).toBe('Θα ξαναδοκιμάσουμε')
    const [kept] = (await listMeetings(visitor, addDays(today, -60), today)).filter(
      ({ Id }) => Id === past.Id,
    )
    expect(kept?.State).toBe('missed')
    await page.reload()
    expect(await panel.getByLabel(el('panel.pairNotes')).inputValue()).toBe('Θα ξαναδοκιμάσουμε')
  })

  it('shows both journals where somebody else has saved meanwhile, and keeps the chosen one', async () => {
    const visitor = await stage.visit({ as: mentor(), refusals: [409] })
    const { page, ask } = visitor
    const past = theFirst(
      await listMeetings(visitor, addDays(today, -60), addDays(today, -1)),
      ({ State }) => State === 'held',
    )
    const about = { ProjectId: PROJECT.id, MeetingId: past.Id }
    await page.goto(`${dayOf(past)}&meeting=${past.Id}`)
    const panel = page.getByRole('dialog')
    const notes = panel.getByLabel(el('panel.pairNotes'))
    const saveOther = async (Notes: string) => {
      const { Version, Place, Duration, Subject, FollowUp, PrivateNotes } = await ask<Journal>(
        '/api/meeting/GetJournal',
        about,
      )
      const other = { Version, Place, Duration, Subject, FollowUp, Notes }
      await ask('/api/meeting/SaveJournal', {
        ...about,
        ...other,
        Held: true,
        Reason: '',
        // Those of the same person are there in the other window as well.
        PrivateNotes: PrivateNotes ?? '',
      })
    }
    const note = panel.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    const choose = async (mine: string, theirs: string, choice: 'keepMine' | 'takeTheirs') => {
      // Nothing is saved before somebody else has.
      await page.route('**/api/meeting/SaveJournal', (route) => route.abort())
      await notes.fill(mine)
      await panel.getByLabel(el('panel.privateNotes')).fill('μόνο δικές μου')
      await saveOther(theirs)
      await page.unroute('**/api/meeting/SaveJournal')
      await notes.press('Control+s')
      await note.getByRole('row', { name: `${el('panel.pairNotes')} ${mine} ${theirs}` }).waitFor()
      await note.getByText(/Το άλλο: \S+ \S+, \d\d\/\d\d\/\d{4}/).waitFor()
      expect(await faultsOf(page, 'journal conflict')).toEqual([])
      await note.getByRole('button', { name: el(`ui.conflict.${choice}`) }).click()
      await note.waitFor({ state: 'detached' })
    }
    await choose('η δική μου', 'η άλλη', 'keepMine')
    await eventually(() => ask<Journal>('/api/meeting/GetJournal', about)).toMatchObject({
      Notes: 'η δική μου',
      PrivateNotes: 'μόνο δικές μου',
    })
    await choose('πάλι δική μου', 'πάλι άλλη', 'takeTheirs')
    expect(await notes.inputValue()).toBe('πάλι άλλη')
    // Nobody else's are there to take in their stead.
    expect(await panel.getByLabel(el('panel.privateNotes')).inputValue()).toBe('μόνο δικές μου')
  })
})

function listMeetings({ ask }: Visitor, From: string, To: string): Promise<Meeting[]> {
  return ask('/api/User/Schedule2', { ProjectId: PROJECT.id, From, To })
}

async function comingMeetings(visitor: Visitor): Promise<Meeting[]> {
  const meetings = await listMeetings(visitor, addDays(today, 1), addDays(today, 90))
  return meetings.filter(({ State }) => State === 'planned')
}

async function timeOf(visitor: Visitor, { Id }: Meeting): Promise<number | undefined> {
  const found = (await comingMeetings(visitor)).find((meeting) => meeting.Id === Id)
  return found && Date.parse(found.Time)
}

/** A quiet morning or afternoon in two months, in the time of Athens. */
function farAhead(time: string): string {
  return new Date(`${addDays(today, 60)}T${time}:00+02:00`).toISOString()
}

/** Half an hour later, three quarters of an hour have to be free. */
const ROOM_MS = 75 * 60_000

/** A coming meeting that can take place half an hour later, on the same working day. */
async function movableMeeting(visitor: Visitor): Promise<Meeting> {
  const meetings = await comingMeetings(visitor)
  return theFirst(meetings, ({ Id, Time }) => {
    const isInTheWay = (other: Meeting) => {
      const after = Date.parse(other.Time) - Date.parse(Time)
      return other.Id !== Id && after >= 0 && after < ROOM_MS
    }
    return formatTime(Time) < '20:00' && !meetings.some(isInTheWay)
  })
}

const dayOf = ({ Time }: Meeting): string =>
  `/${PROJECT.url}/calendar?view=day&date=${todayInAthens(new Date(Time))}`

function blockOf(page: Page, { Time, Mentee }: Meeting): Locator {
  const name = `${formatTime(Time)}.*${Mentee.FirstName} ${Mentee.LastName}`
  return page.getByRole('button', { name: new RegExp(name) })
}

async function setDate(panel: Locator, at: string): Promise<void> {
  const [year, month, day] = todayInAthens(new Date(at)).split('-')
  await panel.getByLabel(el('panel.date'), { exact: true }).fill(`${day}/${month}/${year}`)
  await panel.getByLabel(el('panel.time'), { exact: true }).fill(formatTime(at))
}
