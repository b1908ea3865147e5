import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { tellPublished, wordsOf } from './tell-published.ts'

const { CanDelete, HideFromMentee, Published } = GRID_FLAGS

describe('actions that are published', () => {
  let programme: SmallProgramme
  let ProjectId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    await programme.db.run(sql`delete from notices`)
  })

  const make = (title: string, titles: Record<string, string> = {}) =>
    createAction(programme.db, ProjectId, { title, titles, flags: CanDelete })
  const publish = (ActionId: number, isPublished = true) =>
    programme.as.admin.ask('actions.setPublished', { ProjectId, ActionId, Published: isPublished })
  const later = (minutes: number) =>
    tellPublished(programme.db, new Date(Date.now() + minutes * 60_000))
  const noticesOf = async (who: PersonName) => {
    const asked = { ProjectId, page: 1 }
    const { list } = await programme.as[who].ask('notifications.listNotifications', asked)
    return list.map(({ Kind, Values, Path, Outdated }) => ({ Kind, Values, Path, Outdated }))
  }
  const told = (title: string, Path: string, Outdated = false) => ({
    ...{ Kind: 'actions.published', Values: { title }, Path, Outdated },
  })

  it('are told once to mentees and mentors, when the author has finished', async () => {
    const id = await make('Σχέδιο', { en: 'Plan' })
    await publish(id)
    await later(0)
    expect(await noticesOf('mentee')).toEqual([])
    await later(3)
    await later(6)
    for (const who of ['mentee', 'stranger'] as const)
      expect(await noticesOf(who)).toEqual([told('Σχέδιο', `mentee/action/${id}`)])
    expect(await noticesOf('mentor')).toEqual([told('Σχέδιο', 'mentor/action/list')])
    for (const who of ['admin', 'coordinator', 'supervisor'] as const)
      expect(await noticesOf(who)).toEqual([])
    await publish(id, false)
    expect(await noticesOf('mentee')).toEqual([told('Σχέδιο', `mentee/action/${id}`, true)])
  })

  it('are not told when they are taken back at once', async () => {
    const id = await make('Λάθος')
    await publish(id)
    await publish(id, false)
    await later(3)
    expect(await noticesOf('mentee')).toEqual([])
  })

  it('are one line for several, of those that each person sees', async () => {
    const ids = [await make('Πρώτη'), await make('Δεύτερη'), await make('Τρίτη')]
    const [, hidden = 0, unshown = 0] = ids
    await programme.as.admin.ask('actions.saveGrid', {
      ProjectId,
      Grid: ids.map((ActionId, index) => ({
        ...{ ActionId, Order: index, Group: [], Due: null },
        Flags: CanDelete | Published | (ActionId === hidden ? HideFromMentee : 0),
      })),
    })
    await programme.db.run(sql`
      insert into unshown_actions (project_id, mentee_id, action_id)
      values (${ProjectId}, ${programme.people.mentee.id}, ${unshown})`)
    await later(3)
    expect(await noticesOf('mentor')).toEqual([told('Πρώτη, Δεύτερη, Τρίτη', 'mentor/action/list')])
    expect(await noticesOf('stranger')).toEqual([told('Πρώτη, Τρίτη', 'mentee/actions')])
    expect(await noticesOf('mentee')).toEqual([told('Πρώτη', `mentee/action/${ids[0]}`)])
  })

  it('stop being told when they are archived or deleted', async () => {
    const ids = [await make('Αρχείο'), await make('Διαγραφή')]
    for (const id of ids) {
      await publish(id)
      await later(3)
    }
    const [archived = 0, deleted = 0] = ids
    await programme.as.admin.ask('actions.archiveActions', { ProjectId, ActionIds: [archived] })
    await programme.as.admin.ask('actions.deleteActions', { ProjectId, ActionIds: [deleted] })
    expect((await noticesOf('mentee')).map(({ Outdated }) => Outdated)).toEqual([true, true])
  })

  it('name three at most', () => {
    const words = ['Α', 'Β', 'Γ', 'Δ'].map((title) => ({ title, titles: { en: `${title}.en` } }))
    expect(wordsOf(words)).toEqual({
      title: 'Α, Β, Γ (+1)',
      titles: { en: 'Α.en, Β.en, Γ.en (+1)' },
    })
  })
})
