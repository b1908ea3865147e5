import { addDays, formatTime, todayInAthens } from '@telemachos/rules/dates'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listActions, listRows, usernameOf, type Action } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const HOME = `/${PROJECT.url}/`
const MEETINGS = [1, 2]

interface Found {
  readonly Meeting: {
    readonly Id: number
    readonly Time: string
    readonly State: string
  } | null
}

describe('the panel of a meeting', () => {
  const stage = setStage()
  const mentor = () => stage.personWith('Mentor', PROJECT.name)

  it.each([1440, 390])('sets, moves and cancels by the keyboard alone, %i wide', async (width) => {
    const visitor = await stage.visit({ as: mentor(), width })
    const { page } = visitor
    const { menteeId, action } = await findUnset(visitor)
    await page.goto(`${HOME}mentor/mentee/${menteeId}/${action.Id}`)
    const box = boxOf(page)
    await box.getByRole('heading', { name: el('slots.notSet') }).waitFor()
    const days = box.getByRole('group', { name: el('slots.week') })
    await days.getByRole('button', { name: el('slots.next') }).press('Enter')
    await days
      .getByRole('button', { name: /^Τετάρτη|^Τρίτη|^Πέμπτη/ })
      .first()
      .press('Enter')
    await days.getByRole('button', { name: el('slots.next') }).press('Enter')
    const starts = box.getByRole('list', { name: /^Ώρες/ }).getByRole('button')
    await starts.first().focus()
    await page.keyboard.press('ArrowRight')
    const chosen = await page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.keyboard.press('Enter')
    await eventually(() => box.getByLabel(el('panel.time'), { exact: true }).inputValue()).toBe(
      chosen,
    )
    expect(await faultsOf(page, 'slots')).toEqual([])
    await box.getByRole('button', { name: el('schedule.save') }).press('Enter')
    await box.getByRole('button', { name: el('panel.move') }).waitFor()
    await eventually(() => isInside(box)).toBe(true)
    const set = await read(visitor, menteeId, action.Id)
    expect(set.Meeting).toMatchObject({ State: 'planned' })
    expect(formatTime(set.Meeting?.Time ?? '')).toBe(chosen)

    await box.getByRole('button', { name: el('panel.move') }).press('Enter')
    await eventually(() => isInside(box)).toBe(true)
    const offers = box.getByRole('group', { name: el('slots.offers') }).getByRole('button')
    await offers.nth(2).press('Enter')
    await box.getByRole('button', { name: el('panel.moveSave') }).press('Enter')
    await box.getByRole('button', { name: el('panel.move') }).waitFor()
    await eventually(() => isInside(box)).toBe(true)
    const moved = await read(visitor, menteeId, action.Id)
    expect(moved.Meeting?.Time).not.toBe(set.Meeting?.Time)

    await box.getByRole('button', { name: el('panel.cancel') }).press('Enter')
    const question = page.getByRole('dialog', { name: el('panel.cancel') })
    await question.getByRole('textbox').fill('Δεν μπορώ')
    await question.getByRole('button', { name: el('panel.cancel') }).press('Enter')
    await box.getByRole('button', { name: el('slots.anew') }).waitFor()
    await box.getByText('Δεν μπορώ').waitFor()
  })

  it('shows behind every door what was written behind one, and the mentee their part', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page, ask } = visitor
    const { menteeId, action } = await findUnset(visitor)
    const at = new Date(`${addDays(todayInAthens(new Date()), 75)}T09:15:00Z`).toISOString()
    await ask('/api/action/publish', { ActionId: action.Id, MenteeId: menteeId, date: at })
    const { Meeting } = await read(visitor, menteeId, action.Id)
    const day = todayInAthens(new Date(at))
    const doors = [
      `mentor/action/list?mentee=${menteeId}&action=${action.Id}`,
      `mentor/mentee/${menteeId}/${action.Id}`,
      `calendar?view=day&date=${day}&meeting=${Meeting?.Id}`,
    ]
    for (const [index, door] of doors.entries()) {
      await page.goto(HOME + door)
      const box = boxOf(page)
      const notes = box.getByLabel(el('panel.pairNotes'))
      await notes.waitFor()
      expect(await notes.inputValue()).toBe(index === 0 ? '' : `από την πόρτα ${index}`)
      await notes.fill(`από την πόρτα ${index + 1}`)
      await box.getByLabel(el('panel.privateNotes')).fill('μόνο δικό μου')
      // It is saved by itself.
      await box.getByText(/^Αποθηκεύτηκε/).waitFor()
      expect(await faultsOf(page, door)).toEqual([])
    }
    const mentee = await stage.visit({
      as: await usernameOf(visitor, menteeId),
      path: `${HOME}mentee/action/${action.Id}`,
    })
    const theirs = boxOf(mentee.page)
    await theirs.getByText(`από την πόρτα ${doors.length}`).waitFor()
    expect(await mentee.page.getByText('μόνο δικό μου').count()).toBe(0)
    // They may ask for another time, and write nothing in it.
    expect(await theirs.getByRole('textbox').count()).toBe(0)
  })

  it('asks before a meeting is completed whose time has not come', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page, ask } = visitor
    const { menteeId, action } = await findUnset(visitor)
    const date = new Date(`${addDays(todayInAthens(new Date()), 76)}T09:15:00Z`).toISOString()
    await ask('/api/action/publish', { ActionId: action.Id, MenteeId: menteeId, date })
    await page.goto(`${HOME}mentor/mentee/${menteeId}/${action.Id}`)
    await page.getByRole('button', { name: el('actions.mentor.record.complete') }).click()
    const question = page.getByRole('dialog', { name: el('actions.early.title') })
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    const [now] = (await listActions(visitor, menteeId)).filter(({ Id }) => Id === action.Id)
    expect(now?.Completed).toBe(false)
  })

  it('has a word for a time in the night, and outside the hours of the mentor', async () => {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    const { menteeId, action } = await findUnset(visitor)
    await page.goto(`${HOME}mentor/mentee/${menteeId}/${action.Id}`)
    const box = boxOf(page)
    const time = box.getByLabel(el('panel.time'), { exact: true })
    // The next free start has been filled in by then.
    await eventually(() => time.inputValue()).not.toBe('')
    await box.getByRole('button', { name: el('slots.next') }).click()
    await box.getByRole('list').getByRole('button').first().click()
    await time.fill('23:00')
    await box.getByText(el('slots.word.night')).waitFor()
    await time.fill('20:30')
    await box.getByText(/^Είναι εκτός του ωραρίου/).waitFor()
  })
})

const boxOf = (page: Page): Locator => page.locator('[data-meeting]')

const isInside = (box: Locator): Promise<boolean> =>
  box.evaluate((element) => element.contains(document.activeElement))

const read = ({ ask }: Visitor, MenteeId: number, ActionId: number): Promise<Found> =>
  ask('/api/meeting/Get', { ProjectId: PROJECT.id, MenteeId, ActionId })

/** A meeting of a mentee in the mentor's care that has no date yet. */
async function findUnset(visitor: Visitor): Promise<{ menteeId: number; action: Action }> {
  for (const { Id, Active } of await listRows(visitor)) {
    if (!Active) continue
    const unset = (await listActions(visitor, Id)).filter(
      (one) =>
        MEETINGS.includes(one.TypeId) && one.Enabled && !one.Completed && one.ScheduledAt === null,
    )
    // One that was cancelled is another state.
    for (const action of unset)
      if ((await read(visitor, Id, action.Id)).Meeting === null) return { menteeId: Id, action }
  }
  throw new Error('the demonstration has no meeting to set')
}
