import { describe, expect, it } from 'vitest'
import { setFilter } from './grid-filters.ts'
import {
  countMentees,
  isEvent,
  listActions,
  listRows,
  theFirst,
  type Action,
  type Row,
} from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el, en } from './words.ts'

const HOME = `/${PROJECT.url}/admin/home`

describe('an administrator', () => {
  const stage = setStage()
  const admin = () => stage.personWith('Admin')

  it('sees who completed what for whom, and the history of the mentee', async () => {
    const { row, action } = await completeAsMentor()
    const { page } = await stage.visit({ as: admin(), path: HOME })
    await page.getByRole('heading', { level: 1, name: el('users.overview.title') }).waitFor()
    const sentence = page
      .getByRole('listitem')
      .filter({ hasText: `${mentorName()} ολοκλήρωσε «${action.Title}» για` })
      .filter({ hasText: row.LastName.slice(0, 4) })
    await sentence.getByRole('link').click()

    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/mentee/${row.Id}`)
    await page
      .getByRole('heading', { level: 1, name: `${row.FirstName} ${row.LastName}` })
      .waitFor()
    const history = page.locator('section').filter({
      has: page.getByRole('heading', { name: el('users.activity.ofPerson') }),
    })
    await history
      .getByRole('listitem')
      .filter({ hasText: `${mentorName()} ολοκλήρωσε «${action.Title}»` })
      .waitFor()
    const supporters = page.locator('section').filter({
      has: page.getByRole('heading', { name: el('users.relations.title') }),
    })
    await supporters
      .getByText(`${el('users.relations.mentor')}: ${mentorName()}`)
      .first()
      .waitFor()
  })

  it('reads the same in English, on a phone', async () => {
    const { row, action } = await completeAsMentor()
    const { page, ask } = await stage.visit({
      as: admin(),
      path: HOME,
      language: 'en',
      width: 390,
    })
    const title = action.Titles['en'] ?? action.Title
    const whom = `${row.FirstName} ${row.LastName}`
    await page.getByRole('heading', { level: 2, name: en('users.activity.title') }).waitFor()
    const lines = async () => {
      const texts = await page.getByRole('listitem').allInnerTexts()
      return texts.map((line) => line.replace(/\s+/g, ' ')).join('\n')
    }
    await eventually(lines).toMatch(
      new RegExp(`${mentorName()} completed “(${title}|${action.Title})” for ${whom}`),
    )
    await ask('/Account/SetLanguage', { Language: 'el' })
  })

  it('sees the grid of everybody, with their mentors', async () => {
    const visitor = await stage.visit({ as: admin(), path: HOME })
    const { page } = visitor
    const all = await countMentees(visitor)
    await page.getByRole('link', { name: el('users.overview.openGrid') }).click()
    const grid = page.getByRole('grid')
    const rowCount = async () => Number(await grid.getAttribute('aria-rowcount')) - 2
    await eventually(rowCount).toBe(all)
    const ofOneMentor = await listRows(await stage.visit({ as: mentor() }))
    expect(all).toBeGreaterThan(ofOneMentor.length)

    const lastName = mentorName().split(' ').at(-1) ?? ''
    const label = `${lastName} ${mentorName().split(' ')[0]}`
    await setFilter(page, el('actions.grid.filter.mentor'), { label })
    await eventually(rowCount).toBe(ofOneMentor.length)
    await page.getByRole('rowheader').getByText(mentorName()).first().waitFor()
  })

  /** Tasks and documents ask for something before they are completed. */
  const ASKING = [3, 5]

  const mentor = () => stage.personWith('Mentor', PROJECT.name)
  const mentorName = () =>
    theFirst(stage.product.people, ({ username }) => username === mentor()).name

  /** The mentor completes an open action of one of their mentees, on the mentee's page. */
  async function completeAsMentor(): Promise<{ row: Row; action: Action }> {
    const visitor = await stage.visit({ as: mentor() })
    const { page } = visitor
    for (const row of (await listRows(visitor)).filter(({ Active }) => Active)) {
      const actions = await listActions(visitor, row.Id)
      const action = actions.find(
        (candidate) =>
          candidate.Enabled &&
          !candidate.Completed &&
          !isEvent(candidate) &&
          !ASKING.includes(candidate.TypeId),
      )
      if (!action) continue
      await page.goto(`/${PROJECT.url}/mentor/mentee/${row.Id}/${action.Id}`)
      await page.getByRole('button', { name: el('actions.mentor.record.complete') }).click()
      await page.getByRole('button', { name: el('actions.mentor.record.undo') }).waitFor()
      return { row, action }
    }
    throw new Error('the demonstration has nothing left to complete')
  }
})
