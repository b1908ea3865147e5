import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const BLANK = {
  Reason: '',
  Place: '',
  Duration: null,
  Subject: '',
  Notes: '',
  PrivateNotes: '',
  FollowUp: '',
} as const

const VIEWERS = ['mentor', 'supervisor', 'coordinator', 'admin'] as const

describe('a meeting', () => {
  let programme: SmallProgramme
  let actionId: number
  let meetingId: number
  let version: number
  let days = 1
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    actionId = await createAction(programme.db, programme.projectId, { typeId: 1 })
    meetingId = await planAt(-days++)
    version = 0
  })

  /** A meeting so many days from now, with its date in the mentee's own data. */
  async function planAt(inDays: number): Promise<number> {
    const { db, projectId, people } = programme
    const at = sql`date_trunc('second', now()) + make_interval(days => ${inDays})`
    await db.run(sql`
      insert into action_data (project_id, mentee_id, action_id, drawer, scheduled_at)
      values (${projectId}, ${people.mentee.id}, ${actionId}, 'mentee', ${at})
      on conflict (project_id, drawer, mentee_id, action_id, author_id)
      do update set scheduled_at = excluded.scheduled_at`)
    const { id } = await db.one<{ id: number }>(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
      select ${projectId}::int, ${actionId}::int, ${people.mentor.id}::int, ${people.mentee.id}::int,
        tstzrange(at, at + interval '45 minutes') from (select ${at} as at) one
      returning id`)
    return id
  }
  const say = async (Held: boolean | null, Reason = '') => {
    const journal = await programme.as.mentor.ask('meetings.saveJournal', {
      ...BLANK,
      ProjectId: programme.projectId,
      MeetingId: meetingId,
      Version: version,
      Held,
      Reason,
    })
    version = journal.Version
  }
  const inCell = () => ({ ActionId: actionId, MenteeId: programme.people.mentee.id })

  /** What everybody is told of it: in the calendar, and of its cell in the grid. */
  const told = async () => {
    const { projectId, as, people } = programme
    const seen = new Set<string>()
    for (const name of VIEWERS) {
      const { list } = await as[name].ask('grid.getActionsGridPage', {
        ProjectId: projectId,
        Page: 1,
      })
      const row = list.find(({ Id }) => Id === people.mentee.id)
      const cell = row?.Cells.find(({ ActionId }) => ActionId === actionId)
      const { State } = await as[name].ask('meetings.getJournal', {
        ProjectId: projectId,
        MeetingId: meetingId,
      })
      seen.add(`${State}, ${cell?.Done ? 'done' : 'open'}`)
    }
    return [...seen]
  }

  it('that was held has its action completed, at the time of the meeting', async () => {
    expect(await told()).toEqual(['planned, open'])
    await say(true)
    expect(await told()).toEqual(['held, done'])
    const { same } = await programme.db.one<{ same: boolean }>(sql`
      select c.completed_at = lower(g.during) and c.mentor_id = g.mentor_id as same
      from meetings g join completions c using (project_id, mentee_id, action_id)
      where g.id = ${meetingId}`)
    expect(same).toBe(true)
    expect(await programme.eventsOf(actionId)).toContainEqual(
      expect.objectContaining({ name: 'actions.completionChanged' }),
    )
  })

  it('was held where its action is completed, and waits again where this is taken back', async () => {
    await programme.as.mentor.ask('actions.completeAction', inCell())
    expect(await told()).toEqual(['held, done'])
    await programme.as.mentor.ask('actions.undoCompletion', inCell())
    expect(await told()).toEqual(['planned, open'])
    await say(true)
    await programme.as.mentor.ask('actions.undoCompletion', inCell())
    expect(await told()).toEqual(['planned, open'])
  })

  it('that was not held after all leaves its action open', async () => {
    await say(true)
    await say(false, 'Δεν ήρθε')
    expect(await told()).toEqual(['missed, open'])
    await say(true)
    expect(await told()).toEqual(['held, done'])
  })

  it('is as it was where nothing is said of it', async () => {
    await programme.as.mentor.ask('actions.completeAction', inCell())
    await say(null)
    expect(await told()).toEqual(['held, done'])
    await say(false, 'Δεν ήρθε')
    expect(await told()).toEqual(['missed, open'])
  })

  it('that is still to come is not held by its action being completed', async () => {
    meetingId = await (async () => {
      actionId = await createAction(programme.db, programme.projectId, { typeId: 1 })
      return planAt(5)
    })()
    await programme.as.mentor.ask('actions.completeAction', inCell())
    expect(await told()).toEqual(['planned, done'])
  })

  it('leaves the action completed where another meeting of it was held', async () => {
    await say(true)
    const held = meetingId
    await programme.db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
      select project_id, action_id, mentor_id, mentee_id,
        tstzrange(lower(during) - interval '2 hours', upper(during) - interval '2 hours'), 'held'
      from meetings where id = ${held}`)
    await say(false, 'Ήταν η προηγούμενη')
    expect(await told()).toEqual(['missed, done'])
  })

  it('counts as held for its mentor, whoever said so', async () => {
    const heldOf = async () => {
      const { list } = await programme.as.admin.ask('supervision.listMentorLoads', {
        ProjectId: programme.projectId,
        page: 1,
      })
      return list.find(({ Mentor }) => Mentor.Id === programme.people.mentor.id)?.Held ?? 0
    }
    const before = await heldOf()
    await programme.as.mentor.ask('actions.completeAction', inCell())
    expect(await heldOf()).toBe(before + 1)
  })
})
