import { addDays, athensInstant, formatDate, todayInAthens } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import type { Visitor } from './browser.ts'
import { faultsOf } from './faults.ts'
import { listActions, listRows, usernameOf } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const HOME = `/${PROJECT.url}/`
const ROOM = 'https://meet.example.org/t-mentor'
const ONLINE = 2
const PHONE_WIDTH = 390

interface Found {
  readonly Meeting: { readonly Time: string } | null
  readonly Wish: { readonly Time: string | null } | null
}

describe('a mentee who asks about a meeting', () => {
  const stage = setStage()

  /** An online meeting of one of the mentor's mentees, at 10:00 in so many days. */
  async function plan(visitor: Visitor, days: number) {
    for (const row of await listRows(visitor)) {
      const actions = await listActions(visitor, row.Id)
      const action = actions.find(({ TypeId, Completed }) => TypeId === ONLINE && !Completed)
      if (!row.Active || !action) continue
      const date = addDays(todayInAthens(new Date()), days)
      const about = { ActionId: action.Id, MenteeId: row.Id }
      await visitor.ask('/api/action/publish', { ...about, date: athensInstant(date, '10:00') })
      return { ...about, date, row }
    }
    throw new Error('no mentee of the mentor has an online meeting left')
  }

  it('is answered by the mentor, who moves it there or leaves it; and both join it', async () => {
    const mentor = await stage.visit({
      as: stage.personWith('Mentor', PROJECT.name),
      refusals: [400],
    })
    const { ActionId, MenteeId, date, row } = await plan(mentor, 80)
    const read = () =>
      mentor.ask<Found>('/api/meeting/Get', { ProjectId: PROJECT.id, ActionId, MenteeId })

    // The mentor says where they meet people.
    await mentor.page.goto(`${HOME}calendar`)
    await mentor.page.getByRole('button', { name: el('hours.open') }).click()
    const hours = mentor.page.getByRole('dialog', { name: el('hours.open') })
    const room = hours.getByLabel(el('hours.room.address'))
    await room.fill('δωμάτιο 3')
    await hours.getByRole('button', { name: el('hours.save') }).click()
    await eventually(() => room.getAttribute('aria-invalid')).toBe('true')
    await room.fill(ROOM)
    await hours.getByRole('button', { name: el('hours.save') }).click()
    await hours.waitFor({ state: 'detached' })

    const mentee = await stage.visit({
      as: await usernameOf(mentor, row.Id),
      path: `${HOME}mentee/action/${ActionId}`,
      width: PHONE_WIDTH,
    })
    const box = mentee.page.locator('[data-meeting]')
    const join = box.getByRole('link', { name: el('panel.join') })
    expect(await join.getAttribute('href')).toBe(ROOM)
    await box.getByRole('button', { name: el('wish.other') }).click()
    const day = box.getByRole('textbox', { name: el('panel.date'), exact: true })
    await eventually(() => day.inputValue()).not.toBe('')
    await day.fill(formatDate(addDays(date, 1)))
    await box.getByRole('textbox', { name: el('panel.time'), exact: true }).fill('12:30')
    expect(await faultsOf(mentee.page, 'asking for another time')).toEqual([])
    await box.getByRole('button', { name: el('wish.send') }).click()
    await box.getByText(el('wish.waiting')).waitFor()
    const wanted = athensInstant(addDays(date, 1), '12:30')
    expect(await read()).toMatchObject({ Wish: { Time: wanted } })

    // By the link of the notice.
    await mentor.page.goto(`${HOME}mentor/mentee/${MenteeId}/${ActionId}`)
    const theirs = mentor.page.locator('[data-meeting]')
    await theirs.getByRole('button', { name: el('wish.moveThere') }).waitFor()
    expect(await faultsOf(mentor.page, 'another time is asked for')).toEqual([])
    await theirs.getByRole('button', { name: el('wish.moveThere') }).click()
    await theirs.getByRole('button', { name: el('wish.moveThere') }).waitFor({ state: 'detached' })
    expect(await read()).toMatchObject({ Meeting: { Time: wanted }, Wish: null })
    // The mentee's page hears of it.
    await box.getByText(el('wish.waiting')).waitFor({ state: 'detached' })

    await box.getByRole('button', { name: el('wish.absent') }).click()
    const question = mentee.page.getByRole('dialog', { name: el('wish.absent') })
    await question.getByRole('button', { name: el('wish.send') }).click()
    await question.getByText(el('panel.needReason')).waitFor()
    await question.getByRole('textbox').fill('Έχω εξετάσεις')
    await question.getByRole('button', { name: el('wish.send') }).click()
    await theirs.getByText('Έχω εξετάσεις').waitFor()
    await theirs.getByRole('button', { name: el('wish.keep') }).click()
    await theirs.getByText('Έχω εξετάσεις').waitFor({ state: 'detached' })
    await box.getByText('Έχω εξετάσεις').waitFor({ state: 'detached' })
    expect(await read()).toMatchObject({ Meeting: { Time: wanted }, Wish: null })
  })
})
