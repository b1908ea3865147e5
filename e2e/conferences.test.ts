import type { Page } from 'playwright-core'
import { formatDate, addDays, todayInAthens } from '@telemachos/rules/dates'
import { describe, expect, it } from 'vitest'
import { sql } from '../apps/server/src/kernel/database/sql.ts'
import { inDatabase } from './product-database.ts'
import { usernameOf } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** A conference of the demonstration. */
const CONFERENCE = 9
const PATH = `/${PROJECT.url}/conference/${CONFERENCE}`
const NAME = 'Ομάδα των τριών θέσεων'

/** The session that is made here. */
const cardOf = (page: Page) => page.getByRole('article').filter({ hasText: NAME })

describe('a conference', () => {
  const stage = setStage()

  it('has three places for four, gives a free one on, and is completed by who was there', async () => {
    const staff = await stage.visit({ as: stage.personWith('Admin', PROJECT.name), path: PATH })
    await staff.page.getByRole('button', { name: el('conference.new') }).click()
    const form = staff.page.getByRole('form', { name: el('conference.form.new') })
    const begins = form.getByRole('group', { name: el('conference.begins'), exact: true })
    const day = formatDate(addDays(todayInAthens(new Date()), 40))
    await begins.getByRole('textbox', { name: el('conference.date') }).fill(day)
    await begins.getByRole('textbox', { name: el('conference.time') }).fill('11:00')
    await form.getByRole('textbox', { name: el('conference.place') }).fill('Αίθουσα Β')
    await form.getByRole('textbox', { name: el('conference.capacity'), exact: true }).fill('3')
    await form.getByRole('textbox', { name: el('conference.name'), exact: true }).fill(NAME)
    await form.getByRole('button', { name: el('conference.save') }).click()
    await cardOf(staff.page).getByText('11:00–13:00').waitFor()

    const { id: SessionId } = await inDatabase(stage.product, (database) =>
      database.one<{ id: number }>(sql`
        select id from conference_sessions where title = ${NAME}`),
    )
    const { list } = await staff.ask<{ list: { MenteeId: number }[] }>(
      '/api/conference/Candidates',
      { ProjectId: PROJECT.id, SessionId, page: 1 },
    )
    const mentees = []
    for (const { MenteeId } of list.slice(0, 4)) {
      const as = await usernameOf(staff, MenteeId)
      const { page } = await stage.visit({ as, path: PATH })
      const isLast = mentees.length === 3
      const name = el(isLast ? 'conference.wait' : 'conference.register')
      await cardOf(page).getByRole('button', { name }).click()
      await cardOf(page)
        .getByText(
          isLast ? el('conference.own.waiting', { place: 1 }) : el('conference.own.registered'),
          { exact: true },
        )
        .waitFor()
      mentees.push(page)
    }
    const [first, second, , fourth] = mentees
    await cardOf(first!)
      .getByRole('button', { name: el('conference.withdraw') })
      .click()
    const dialog = first!.getByRole('dialog')
    await dialog.getByRole('button', { name: el('conference.withdraw'), exact: true }).click()
    // The page of who waited says so by itself.
    await cardOf(fourth!).getByText(el('conference.own.registered'), { exact: true }).waitFor()

    await inDatabase(stage.product, (database) =>
      database.run(sql`
        update conference_sessions set begins_at = now() - interval '1 hour',
          ends_at = now() + interval '1 hour' where id = ${SessionId}`),
    )
    await staff.page.reload()
    const card = cardOf(staff.page)
    await card.getByRole('button', { name: /^Συμμετέχοντες/ }).click()
    await card.getByRole('button', { name: /^Παρουσία και για όσα/ }).click()
    await card.getByText('Παρουσίες: 3 από 3').waitFor()
    await cardOf(second!).getByText(el('conference.own.present')).waitFor()
    const done = await inDatabase(stage.product, (database) =>
      database.one<{ count: number }>(sql`
        select count(*)::int as count from conference_registrations r
        join completions c on c.mentee_id = r.mentee_id and c.action_id = r.action_id
          and c.project_id = r.project_id and c.completed_at is not null
        where r.session_id = ${SessionId} and r.state = 'registered'`),
    )
    expect(done).toEqual({ count: 3 })
  })
})
