import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { settleAll } from './settle-conditions.ts'

const { Published, HideFromMentee, HideFromMentor, HideFromSupervisor, HideInGrid } = GRID_FLAGS

const STAFF = ['admin', 'coordinator', 'supervisor', 'mentor'] as const

describe('the total of a mentee', () => {
  let programme: SmallProgramme
  let ids: Record<
    | 'first'
    | 'second'
    | 'noMentee'
    | 'noMentor'
    | 'noSupervisor'
    | 'noGrid'
    | 'later'
    | 'elsewhere'
    | 'inactive'
    | 'doneAfterAll',
    number
  >

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    const first = await createAction(db, projectId, { title: 'Πρώτη' })
    const action = (flags: number, showCondition = '') =>
      createAction(db, projectId, { flags: Published | flags, showCondition })
    ids = {
      first,
      second: await action(0),
      noMentee: await action(HideFromMentee),
      noMentor: await action(HideFromMentor),
      noSupervisor: await action(HideFromSupervisor),
      noGrid: await action(HideInGrid),
      later: await action(0, `completion['${first}']`),
      elsewhere: await action(0),
      inactive: await action(0),
      doneAfterAll: await action(0),
    }
    await createAction(db, projectId, { flags: 0 })
    await db.run(sql`update project_actions set due_on = '2020-01-01'`)
    await complete('noMentee', 'noSupervisor', 'noGrid', 'elsewhere', 'doneAfterAll')
    // These two would not be completed as they are now.
    await setInactive(ids.inactive, ids.doneAfterAll)
    await db.run(sql`
      update actions set show_condition = ${"user.region == 'Κρήτη'"} where id = ${ids.elsewhere}`)
  })
  afterAll(() => programme.close())

  const menteeId = () => programme.people.mentee.id
  const complete = async (...names: (keyof typeof ids)[]) => {
    for (const name of names) {
      await programme.as.admin.ask('actions.completeAction', {
        ActionId: ids[name],
        MenteeId: menteeId(),
      })
    }
  }
  const setInactive = (...actionIds: number[]) =>
    programme.db.run(sql`
      insert into action_data (project_id, mentee_id, action_id, drawer, scheduled_at)
      select ${programme.projectId}, ${menteeId()}, unnest(${actionIds}::int[]), 'mentee',
        '3000-01-01T00:00:00Z'`)

  /** On the mentee's own pages, and on the page of the mentee for others. */
  const onTheirPage = async (name: PersonName) => {
    const actions = await programme.as[name].ask('actions.listMenteeActions', {
      ProjectId: programme.projectId,
      MenteeId: menteeId(),
    })
    const counted = actions.filter(({ Counts }) => Counts)
    return [counted.filter(({ Completed }) => Completed).length, counted.length]
  }
  /** In the grid and in the list of mentees. */
  const inTheGrid = async (name: PersonName) => {
    const { list } = await programme.as[name].ask('grid.getActionsGridPage', {
      ProjectId: programme.projectId,
      Page: 1,
    })
    const row = list.find(({ Id }) => Id === menteeId())
    return [row?.DoneCount, row?.Total]
  }
  const headerOf = (name: PersonName) =>
    programme.as[name].ask('grid.getActionsGridHeader', { ProjectId: programme.projectId })
  const countsOf = async (name: PersonName, action: keyof typeof ids) => {
    const { Actions } = await programme.as[name].ask('grid.countActionsGrid', {
      ProjectId: programme.projectId,
    })
    return Actions.find(({ ActionId }) => ActionId === ids[action])
  }
  /** By the name of everybody who is told, what they are told wherever that is. */
  const toldTo = async () => {
    const told: Record<string, unknown> = { mentee: await onTheirPage('mentee') }
    for (const name of STAFF) {
      const page = await onTheirPage(name)
      expect(await inTheGrid(name)).toEqual(page)
      const { Partial } = await headerOf(name)
      told[name] = Partial ? { of: 'what the role sees', page } : page
    }
    return told
  }

  it('is the same for every role, or said to be of what the role sees', async () => {
    // Not those hidden from the mentee, not shown, not published, or inactive and not completed.
    expect(await toldTo()).toEqual({
      mentee: [3, 6],
      admin: [3, 6],
      coordinator: [3, 6],
      supervisor: { of: 'what the role sees', page: [2, 5] },
      mentor: { of: 'what the role sees', page: [3, 5] },
    })
  })

  it('grows with what is shown from now on', async () => {
    await complete('first')
    expect(await toldTo()).toMatchObject({
      mentee: [4, 7],
      admin: [4, 7],
      coordinator: [4, 7],
      supervisor: { page: [3, 6] },
      mentor: { page: [4, 6] },
    })
    await programme.db.run(sql`
      update users set fields = '{"region": "Κρήτη"}' where id = ${menteeId()}`)
    expect(await toldTo()).toMatchObject({ mentee: [5, 8], admin: [5, 8], coordinator: [5, 8] })
    await programme.db.run(sql`update users set fields = '{}' where id = ${menteeId()}`)
    await programme.as.admin.ask('actions.undoCompletion', {
      ActionId: ids.first,
      MenteeId: menteeId(),
    })
    expect(await toldTo()).toMatchObject({ mentee: [3, 6], admin: [3, 6], coordinator: [3, 6] })
  })

  it('is that of the order and of the statistics', async () => {
    const statistics = (name: PersonName) =>
      programme.as[name].ask('supervision.getStatistics', { ProjectId: programme.projectId })
    // The mentee has done half; of the stranger, whom the coordinator does not reach, nothing is done.
    expect((await statistics('admin')).Bands).toEqual([1, 0, 1, 0, 0])
    expect((await statistics('coordinator')).Bands).toEqual([0, 0, 1, 0, 0])
    expect(await statistics('supervisor')).toMatchObject({ Bands: [0, 1, 0, 0, 0], Partial: true })
    const { list } = await programme.as.admin.ask('grid.getActionsGridPage', {
      ProjectId: programme.projectId,
      Page: 1,
      Order: 'done',
      Desc: true,
    })
    expect(list.map(({ DoneCount }) => DoneCount)).toEqual([3, 0])
  })

  it('leaves an action out of its own counts for whom it does not count', async () => {
    // The admin is told from counts that are kept, the coordinator from what is there.
    expect(await countsOf('admin', 'elsewhere')).toMatchObject({
      Done: 0,
      Overdue: 0,
      Of: 0,
      Unshown: 2,
    })
    expect(await countsOf('coordinator', 'elsewhere')).toMatchObject({ Done: 0, Of: 0, Unshown: 1 })
    expect(await countsOf('admin', 'inactive')).toMatchObject({ Done: 0, Overdue: 1, Of: 1 })
    expect(await countsOf('coordinator', 'inactive')).toMatchObject({ Done: 0, Overdue: 0, Of: 0 })
    expect(await countsOf('admin', 'doneAfterAll')).toMatchObject({ Done: 1, Overdue: 1, Of: 2 })
    const { Actions } = await programme.as.admin.ask('supervision.getStatistics', {
      ProjectId: programme.projectId,
    })
    const one = (id: number) => Actions.find(({ Id }) => Id === id)
    expect(one(ids.elsewhere)).toMatchObject({ Done: 0, Of: 0 })
    expect(one(ids.doneAfterAll)).toMatchObject({ Done: 1, Of: 2 })
  })

  it('has nothing overdue that the mentee is not shown', async () => {
    const found = async (ActionId: number, State: 'overdue' | 'done') => {
      const { list } = await programme.as.admin.ask('grid.getActionsGridPage', {
        ProjectId: programme.projectId,
        Page: 1,
        State,
        ActionId,
      })
      return list.map(({ Id }) => Id)
    }
    expect(await found(ids.later, 'overdue')).toEqual([])
    expect(await found(ids.elsewhere, 'done')).toEqual([])
    expect(await found(ids.second, 'overdue')).toContain(menteeId())
    const { list } = await programme.as.admin.ask('supervision.listQueue', {
      ProjectId: programme.projectId,
      Reason: 'overdue',
      page: 1,
    })
    const entry = list.find(({ Mentee }) => Mentee.Id === menteeId())
    // The first two, and the one that mentors do not see.
    expect(entry?.Reasons.find(({ Reason }) => Reason === 'overdue')?.Overdue?.Count).toBe(3)
  })

  it('is evaluated by the job where very many have changed', async () => {
    const { db, projectId, as } = programme
    await db.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key)
        select 'many' || n, 'Άννα', 'Πολλή', 'ω', '' from generate_series(1, 600) n returning id
      )
      insert into memberships (project_id, user_id, roles)
      select ${projectId}, id, array['Mentee'] from made`)
    await db.run(sql`
      update actions set show_condition = 'today() > "2999-01-01"' where id = ${ids.second}`)
    await settleAll({ database: db, now: new Date(), log: openLog('silent') })
    expect(await countsOf('admin', 'second')).toMatchObject({ Of: 0, Unshown: 602 })
    const { wrong } = await db.one<{ wrong: number }>(sql`select recount()::int as wrong`)
    expect(wrong).toBe(0)
    const { list } = await as.admin.ask('grid.getActionsGridPage', {
      ProjectId: projectId,
      Page: 9,
    })
    expect(list.every(({ Unshown }) => Unshown?.includes(ids.second))).toBe(true)
  })
})
