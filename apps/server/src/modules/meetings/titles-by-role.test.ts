import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const TITLES = {
  Mentee: { el: 'Η πρώτη σας συνάντηση', en: 'Your first meeting' },
  Mentor: { el: 'Γνωριμία με τον ωφελούμενο', en: 'Meeting your mentee' },
  Supervisor: { el: 'Πρώτη επαφή', en: '' },
}

describe('an action with titles by role', () => {
  let programme: SmallProgramme
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people, as } = programme
    ActionId = await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
    await db.run(sql`
      update actions set role_titles = ${JSON.stringify(TITLES)}::jsonb where id = ${ActionId}`)
    const date = athensInstant(addDays(todayInAthens(new Date()), 3), '11:00')
    await as.coordinator.ask('actions.publishAction', {
      ...{ ActionId, MenteeId: people.mentee.id, date },
    })
  })
  afterAll(() => programme.close())

  const days = () => {
    const today = todayInAthens(new Date())
    return { From: today, To: addDays(today, 10) }
  }

  it('is called so in the calendar of each', async () => {
    const { as, projectId } = programme
    const titleOf = async (name: 'mentor' | 'mentee' | 'supervisor' | 'admin') => {
      const input = { ProjectId: projectId, ...days() }
      const meetings = await as[name].ask('meetings.listMeetings', input)
      return meetings.find((meeting) => meeting.ActionId === ActionId)?.ActionTitle
    }
    expect(await titleOf('mentee')).toBe(TITLES.Mentee.el)
    expect(await titleOf('mentor')).toBe(TITLES.Mentor.el)
    expect(await titleOf('supervisor')).toBe(TITLES.Supervisor.el)
    expect(await titleOf('admin')).toBe('Γνωριμία')
  })

  it('is called so in what mentee and mentor are mailed, in other languages too', async () => {
    const { db, people } = programme
    const told = await db.rows<{ id: number; model: { title: string; titles: object } }>(sql`
      select user_id as id, model from mails where template = 'meetings.scheduled'`)
    const modelOf = (id: number) => told.find((mail) => mail.id === id)?.model
    expect(modelOf(people.mentee.id)).toMatchObject({
      title: TITLES.Mentee.el,
      titles: { en: TITLES.Mentee.en },
    })
    expect(modelOf(people.mentor.id)).toMatchObject({
      title: TITLES.Mentor.el,
      titles: { en: TITLES.Mentor.en },
    })
  })

  it('is called so in the statistics of a supervisor', async () => {
    const { as, projectId } = programme
    const { Actions } = await as.supervisor.ask('supervision.getStatistics', {
      ProjectId: projectId,
    })
    expect(Actions.map(({ Title }) => Title)).toContain(TITLES.Supervisor.el)
  })
})
