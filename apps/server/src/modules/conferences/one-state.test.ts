import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson } from '../../testing/factories.ts'
import { newConference, newSession, sessionFields } from '../../testing/conferences.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const TODAY = todayInAthens(new Date())
const inDays = (days: number) => addDays(TODAY, days)
/** A time at noon in Athens so many days from now. */
const noon = (days: number) => athensInstant(inDays(days), '12:00')
const STATES = ['todo', 'scheduled', 'overdue', 'inactive', 'done'] as const

describe('a conference for one mentee', () => {
  let programme: SmallProgramme
  let actionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    const { db } = programme
    await db.run(sql`delete from conference_sessions`)
    await db.run(sql`delete from action_data`)
    await db.run(sql`update project_actions set flags = 0, due_on = null`)
    actionId = await newConference(programme)
  })

  const due = (On: string | null) =>
    programme.db.run(sql`
      update project_actions set due_on = ${On}::date where action_id = ${actionId}`)
  const session = (days: number, fields: object = {}) =>
    newSession(programme, actionId, {
      ...{ Begins: noon(days), Ends: athensInstant(inDays(days), '14:00') },
      ...fields,
    })
  const own = (SessionId: number) => ({
    ...{ ProjectId: programme.projectId, SessionId, MenteeId: programme.people.mentee.id },
  })

  /** The state in which the grid finds the mentee, as lists and totals have it. */
  const inGrid = async () => {
    const { as, projectId, people } = programme
    const place = { ProjectId: projectId, Page: 1, ActionId: actionId }
    const found = await Promise.all(
      STATES.map(async (State) => {
        const { list } = await as.mentor.ask('grid.getActionsGridPage', { ...place, State })
        return list.some(({ Id }) => Id === people.mentee.id) ? [State] : []
      }),
    )
    return found.flat()
  }
  /** What the mentee's own page, the grid and supervision say of it. */
  const told = async () => {
    const { as, projectId, people } = programme
    const list = await as.mentee.ask('actions.listMenteeActions', {
      ...{ ProjectId: projectId, MenteeId: people.mentee.id },
    })
    const action = list.find(({ Id }) => Id === actionId)
    const grid = await as.mentor.ask('grid.getActionsGridPage', { ProjectId: projectId, Page: 1 })
    const row = grid.list.find(({ Id }) => Id === people.mentee.id)
    const { Columns } = await as.mentor.ask('grid.getActionsGridHeader', { ProjectId: projectId })
    const column = Columns.find(({ Id }) => Id === actionId)
    const queue = await as.supervisor.ask('supervision.listQueue', {
      ProjectId: projectId,
      page: 1,
    })
    return {
      due: action?.Due ?? null,
      inGrid: (row?.Dues as Record<string, string> | null)?.[actionId] ?? column?.Due ?? null,
      at: action?.ScheduledAt ?? null,
      gridAt: row?.Cells.find(({ ActionId }) => ActionId === actionId)?.At ?? null,
      states: await inGrid(),
      waits: queue.list.some(
        ({ Mentee, Reasons }) =>
          Mentee.Id === people.mentee.id &&
          Reasons.some(({ Overdue }) => Overdue?.ActionId === actionId),
      ),
    }
  }

  it('is not late before its only session, wherever it is told', async () => {
    await due(inDays(-3))
    expect(await told()).toMatchObject({ due: inDays(-3), states: ['overdue'], waits: true })
    const only = await session(2)
    expect(await told()).toMatchObject({
      ...{ due: inDays(2), inGrid: inDays(2), states: ['todo'], waits: false },
    })
    await programme.as.admin.ask('conferences.cancelSession', {
      ...{ ProjectId: programme.projectId, SessionId: only, Version: 1, Reason: 'Απεργία' },
    })
    expect(await told()).toMatchObject({ due: inDays(-3), states: ['overdue'], waits: true })
  })

  it('follows a session that moves, and who joins later', async () => {
    await due(inDays(-3))
    const only = await session(2)
    await programme.as.admin.ask('conferences.saveSession', {
      ...{ ProjectId: programme.projectId, ActionId: actionId, ...sessionFields },
      ...{ Id: only, Version: 1, Begins: noon(5), Ends: athensInstant(inDays(5), '14:00') },
    })
    expect(await told()).toMatchObject({ due: inDays(5), inGrid: inDays(5) })
    const late = await createPerson(programme.db, programme.projectId, ['Mentee'])
    const { list } = await programme.as.admin.ask('grid.getActionsGridPage', {
      ...{ ProjectId: programme.projectId, Page: 1 },
    })
    expect(list.find(({ Id }) => Id === late.id)?.Dues).toEqual({ [actionId]: inDays(5) })
    await due(inDays(9))
    expect(await told()).toMatchObject({ due: inDays(9), inGrid: inDays(9) })
    await due(null)
    expect(await told()).toMatchObject({ due: null, inGrid: null })
  })

  it('has the time of the place that they have, and none once it is given up', async () => {
    await due(inDays(-3))
    const first = await session(2)
    await programme.as.mentee.ask('conferences.register', own(first))
    const at = expect.stringContaining(noon(2).slice(0, 16))
    expect(await told()).toMatchObject({ at, gridAt: at, states: ['scheduled'], waits: false })
    await programme.as.admin.ask('conferences.saveSession', {
      ...{ ProjectId: programme.projectId, ActionId: actionId, ...sessionFields },
      ...{ Id: first, Version: 1, Begins: noon(4), Ends: athensInstant(inDays(4), '14:00') },
    })
    const later = expect.stringContaining(noon(4).slice(0, 16))
    expect(await told()).toMatchObject({ at: later, gridAt: later, states: ['scheduled'] })
    await programme.as.mentee.ask('conferences.withdraw', own(first))
    expect(await told()).toMatchObject({ at: null, gridAt: null, states: ['todo'] })
  })

  it('waits for a mentor once their session is over, as a meeting does, until they were away', async () => {
    await due(inDays(-9))
    const past = await session(-2)
    await programme.as.admin.ask('conferences.register', own(past))
    expect(await told()).toMatchObject({ states: ['overdue'], waits: true })
    await session(3)
    const { projectId, people } = programme
    await programme.as.admin.ask('conferences.markAttendance', {
      ...{ ProjectId: projectId, SessionId: past },
      Marks: [{ MenteeId: people.mentee.id, Attendance: 'absent', Minutes: null, Seen: null }],
    })
    expect(await told()).toMatchObject({ at: null, due: inDays(3), states: ['todo'], waits: false })
  })

  it('keeps the place of who is made inactive and active again', async () => {
    const first = await session(2)
    await programme.as.mentee.ask('conferences.register', own(first))
    const put = (date: string | null) =>
      programme.as.mentor.ask('actions.updateMenteeData', {
        ...{ ActionId: actionId, MenteeId: programme.people.mentee.id },
        Data: JSON.stringify({ date }),
      })
    await put('3000-01-01')
    expect((await told()).states).toEqual(['inactive'])
    await put(null)
    expect((await told()).states).toEqual(['scheduled'])
  })

  it('keeps the totals that are counted', async () => {
    await due(inDays(-3))
    const first = await session(2)
    await programme.as.mentee.ask('conferences.register', own(first))
    await programme.as.mentee.ask('conferences.withdraw', own(first))
    await session(9)
    const { wrong } = await programme.db.one<{ wrong: number }>(sql`select recount()::int as wrong`)
    expect(wrong).toBe(0)
  })

  it('tells who sets its deadline of the last session', async () => {
    await session(2)
    await session(7)
    const place = { ProjectId: programme.projectId, ActionId: actionId }
    const { LastEvent } = await programme.as.admin.ask('actions.getDueRule', place)
    expect(LastEvent).toBe(inDays(7))
    await due(inDays(1))
    const { Due } = await programme.as.admin.ask('conferences.getConference', place)
    expect(Due).toBe(inDays(1))
  })
})
