import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Random } from '../../app/demo/random.ts'
import { openDatabase } from '../../kernel/database/database.ts'
import { identifier, sql, type Sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { changeAtRandom, deleteAtRandom, type Changeable } from '../../testing/random-changes.ts'
import { countStatistics, reachByRelations } from '../../testing/counted-figures.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'
import { settleConditions } from '../actions/index.ts'
import { foldCounts } from './index.ts'

const WORKERS = 8
const MANY_COMPARISONS_MS = 180_000

/**
 * Whoever oversees people is answered from the counts that are kept: they have to be told what counting
 * finds among those within reach.
 */
describe('the counts that are kept', () => {
  const now = new Date()
  let programme: SmallProgramme
  let projectIds: number[]
  /** Who is given people, and loses them, at random. */
  let otherCoordinator: TestPerson
  let asOther: TestClient

  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    const { db, people } = programme
    projectIds = [programme.projectId, await createProject(db)]
    otherCoordinator = await createPerson(db, programme.projectId, ['Coordinator'])
    asOther = await programme.server.client().signIn(otherCoordinator.username)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${projectIds[1] ?? 0}, ${people.admin.id}, array['Admin']),
        (${projectIds[1] ?? 0}, ${people.coordinator.id}, array['Coordinator']),
        (${projectIds[1] ?? 0}, ${otherCoordinator.id}, array['Coordinator']),
        (${projectIds[1] ?? 0}, ${people.supervisor.id}, array['Supervisor']),
        (${projectIds[1] ?? 0}, ${people.mentor.id}, array['Mentor'])`)
    await db.run(sql`
      with made as (
        insert into actions (type_id, title) select 1, 'Δράση' from generate_series(1, 5) returning id
      )
      insert into project_actions (project_id, action_id, flags, position)
      select p, id, 2, id from made, unnest(${projectIds}::int[]) p`)
    await db.run(sql`
      with made as (
        insert into users (username, first_name, last_name, sort_key, search_key)
        select 'random' || n, 'Άννα', 'Τυχαία', '', '' from generate_series(1, 12) n returning id
      )
      insert into memberships (project_id, user_id, roles)
      select p, id, array['Mentee'] from made, unnest(${projectIds}::int[]) p`)
  })
  afterAll(() => programme.close())

  const look = async (): Promise<Changeable> => {
    const { db, people } = programme
    const ids = await db.one<{ menteeIds: number[]; actionIds: number[] }>(sql`
      select array(select distinct user_id from memberships where roles <@ array['Mentee', 'Mentor']
          and user_id not in (${people.mentor.id}, ${people.otherMentor.id}) order by 1) as "menteeIds",
        array(select distinct action_id from project_actions order by 1) as "actionIds"`)
    const holders = {
      mentorIds: [people.mentor.id, people.otherMentor.id],
      supervisorId: people.supervisor.id,
      coordinatorId: otherCoordinator.id,
    }
    return { projectIds, mentorId: people.mentor.id, holders, now, ...ids }
  }

  /** What somebody is told; where an overseer is named, of whose people, counted. */
  const toldTo = async (client: TestClient, CoordId?: number) => {
    const answers: object[] = []
    for (const ProjectId of projectIds) {
      for (const Active of [null, true, false]) {
        const filter = { ProjectId, Active, CoordId }
        // Whoever filters is told as well how many people there are without.
        const { All: _, ...told } = await client.ask('grid.countActionsGrid', filter)
        answers.push(told)
      }
    }
    return answers
  }

  const statisticsTo = async (client: TestClient) => {
    const answers: object[] = []
    for (const ProjectId of projectIds) {
      const { Partial: _, ...told } = await client.ask('supervision.getStatistics', { ProjectId })
      answers.push(told)
    }
    return answers
  }

  const countedWithin = async (reach: (projectId: number) => Sql) => {
    const answers: object[] = []
    for (const projectId of projectIds)
      answers.push(await countStatistics(programme.db, projectId, reach(projectId), now))
    return answers
  }

  /** Members whose overseers are not who reaches them by the relations there are. */
  const listWrongOverseers = () =>
    programme.db.rows(sql`
      with held as (
        select project_id, kind, holder_id, subject_id from relations
        where to_at is null and action_id is null
      ),
      reached as (
        select project_id, subject_id, case kind when 'coordinator' then holder_id else -holder_id end
          as overseer
        from held where kind <> 'mentor'
        union
        select r.project_id, r.subject_id, -s.holder_id from held r
        join held s on s.project_id = r.project_id and s.kind = 'supervisor'
          and s.subject_id = r.holder_id
        where r.kind = 'mentor'
      )
      select m.project_id, m.user_id, m.overseers, array_agg(r.overseer order by r.overseer)
      from memberships m
      left join reached r on r.project_id = m.project_id and r.subject_id = m.user_id
      group by m.project_id, m.user_id
      having m.overseers <> array_remove(array_agg(r.overseer order by r.overseer), null)`)

  /** To which members which actions are not shown, by what has been stored. */
  const listUnshown = () =>
    programme.db.rows(sql`
      select u.project_id, u.mentee_id, u.action_id from unshown_actions u
      join mentee_progress p using (project_id, mentee_id) where p.counted order by 1, 2, 3`)

  /** Deadlines of the mentee's own that are not what the rules give, or are missing. */
  const listWrongDues = () =>
    programme.db.rows(sql`
      with wanted as (
        select m.project_id, m.user_id as mentee_id, pa.action_id, pa.due_on as fixed,
          ruled_due(pa.due_on, pa.due_grace, pa.due_grace_unit, pa.due_from, pa.due_amount, pa.due_unit,
            (m.joined_at at time zone 'Europe/Athens')::date,
            due_anchor_day(pa.due_from, c.completed_at, d.scheduled_at)) as ruled
        from memberships m
        join project_actions pa using (project_id)
        left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
          and c.action_id = pa.due_anchor_id
        left join action_data d on d.project_id = m.project_id and d.drawer = 'mentee'
          and d.mentee_id = m.user_id and d.action_id = pa.due_anchor_id
        where m.is_mentee and m.left_at is null
      )
      select w.*, o.due_on from wanted w left join action_dues o using (project_id, mentee_id, action_id)
      where case when o.mentee_id is null then w.ruled is distinct from w.fixed
        else o.ruled_on is distinct from w.ruled
          or (o.extended_to is null and w.ruled is not distinct from w.fixed) end`)

  const compare = async () => {
    const { db, people, as } = programme
    await db.run(sql`
      insert into relations (project_id, kind, holder_id, subject_id)
      select project_id, 'coordinator', ${people.coordinator.id}, user_id from memberships
      where user_id <> ${people.coordinator.id} on conflict do nothing`)
    const { coordinator, supervisor } = people
    const overseers = await listWrongOverseers()
    const ofEverybody = await toldTo(as.admin, coordinator.id)
    const kept = await Promise.all([
      toldTo(as.admin),
      toldTo(as.coordinator),
      toldTo(asOther),
      toldTo(as.supervisor),
      statisticsTo(as.admin),
      statisticsTo(as.coordinator),
      statisticsTo(asOther),
      statisticsTo(as.supervisor),
    ])
    const { coordinated, supervised } = reachByRelations
    const counted = await Promise.all([
      ofEverybody,
      ofEverybody,
      toldTo(as.admin, otherCoordinator.id),
      toldTo(as.admin, supervisor.id),
      countedWithin(() => sql`true`),
      countedWithin((projectId) => coordinated(projectId, coordinator.id)),
      countedWithin((projectId) => coordinated(projectId, otherCoordinator.id)),
      countedWithin((projectId) => supervised(projectId, supervisor.id)),
    ])
    const { wrong } = await db.one<{ wrong: number }>(sql`select recount()::int as wrong`)
    const unshown = await listUnshown()
    await db.run(sql`insert into stale_conditions (project_id) select unnest(${projectIds}::int[])`)
    for (const projectId of projectIds) await settleConditions(db, projectId, now)
    return {
      kept: { told: kept, wrong, overseers, unshown, dues: await listWrongDues() },
      counted: { told: counted, wrong: 0, overseers: [], unshown: await listUnshown(), dues: [] },
    }
  }

  it(
    'are what counting finds, whatever happens',
    async () => {
      for (let seed = 1; seed <= 15; seed++) {
        const random = new Random(seed)
        await changeAtRandom(programme.db, random, await look(), 40)
        if (random.chance(0.5)) await deleteAtRandom(programme.db, random, await look())
        if (random.chance(0.3)) await foldCounts(programme.db)
        const { kept, counted } = await compare()
        expect(kept).toEqual(counted)
      }
    },
    MANY_COMPARISONS_MS,
  )

  it(
    'are right when much happens at the same time, and some of it is taken back',
    async () => {
      for (let seed = 100; seed < 110; seed++) {
        const world = await look()
        const outcomes = await Promise.all(
          Array.from({ length: WORKERS }, (_, worker) =>
            work(new Random(seed * 100 + worker), world),
          ),
        )
        expect(outcomes.reduce((sum, committed) => sum + committed, 0)).toBeGreaterThan(WORKERS)
        const { kept, counted } = await compare()
        expect(kept).toEqual(counted)
      }
    },
    MANY_COMPARISONS_MS,
  )

  /** Some transactions, one after the other; @returns how many committed. */
  async function work(random: Random, world: Changeable): Promise<number> {
    let committed = 0
    for (let turn = 0; turn < 6; turn++) {
      try {
        await programme.db.transaction(async (tx) => {
          await changeAtRandom(tx, random, world, random.between(1, 4))
          if (random.chance(0.2)) throw new Regret()
        })
        if (random.chance(0.2)) await foldCounts(programme.db)
        committed += 1
      } catch (error) {
        if (!isExpected(error)) throw error
      }
    }
    return committed
  }

  it('are one row each once they have been put together', async () => {
    await foldCounts(programme.db)
    expect(
      await programme.db.rows(sql`
        select project_id from project_counts
        group by project_id, overseer_id, active, what, action_id, day having count(*) > 1`),
    ).toEqual([])
    const { kept, counted } = await compare()
    expect(kept).toEqual(counted)
  })

  it('do not have completions of one action wait for each other', async () => {
    const { db } = programme
    const { menteeIds, actionIds } = await look()
    const [first = 0, second = 0] = menteeIds
    const completeFor = (menteeId: number) => sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      select project_id, ${menteeId}, action_id, now() from project_actions
      where project_id = ${projectIds[0] ?? 0} and action_id = ${actionIds[0] ?? 0}
      on conflict (project_id, mentee_id, action_id) do update set completed_at = now()`
    await db.transaction(async (tx) => {
      await tx.run(completeFor(first))
      await db.transaction(async (other) => {
        await other.run(sql`set local lock_timeout = '5s'`)
        await other.run(completeFor(second))
      })
    })
    const { kept, counted } = await compare()
    expect(kept).toEqual(counted)
  })

  it('are put right by counting anew', async () => {
    const { db } = programme
    await db.run(sql`delete from project_counts where what = 'done'`)
    await db.run(sql`update mentee_progress set done = done + 1 where counted`)
    const { wrong } = await db.one<{ wrong: number }>(sql`select recount()::int as wrong`)
    expect(wrong).toBeGreaterThan(1)
    const { kept, counted } = await compare()
    expect(kept).toEqual(counted)
  })

  /** An action of the first project that is due for everybody ten days after they joined. */
  const addRelative = async (showCondition: string): Promise<number> => {
    const { id } = await programme.db.one<{ id: number }>(sql`
      with made as (
        insert into actions (type_id, title, show_condition)
        values (1, 'Προθεσμία', ${showCondition}) returning id
      )
      insert into project_actions (project_id, action_id, flags, position, due_from, due_amount, due_unit)
      select ${projectIds[0] ?? 0}, id, 2, id, 'joining', 10, 'day' from made
      returning action_id as id`)
    return id
  }

  it('are right when an action goes that nobody was shown, and that had a deadline', async () => {
    const id = await addRelative('1 == 2')
    await compare()
    await programme.db.run(sql`delete from project_actions where action_id = ${id}`)
    const { kept, counted } = await compare()
    expect(kept).toEqual(counted)
  })

  it('know no deadlines of somebody who was taken out, also once they join again', async () => {
    const { db, people } = programme
    const [projectId = 0] = projectIds
    const id = await addRelative('')
    const mentee = people.mentee.id
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${projectId}, ${mentee}, array['Mentee'])
      on conflict (project_id, user_id) do update set roles = excluded.roles, left_at = null`)
    await db.run(
      sql`delete from memberships where project_id = ${projectId} and user_id = ${mentee}`,
    )
    const { left } = await db.one<{ left: number }>(sql`
      select count(*)::int as left from action_dues
      where project_id = ${projectId} and mentee_id = ${mentee}`)
    expect(left).toBe(0)
    await db.run(sql`
      update project_actions set due_from = null, due_amount = null, due_unit = null
      where project_id = ${projectId} and action_id = ${id}`)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${projectId}, ${mentee}, array['Mentee'])`)
    const { kept, counted } = await compare()
    expect(kept).toEqual(counted)
  })

  it('are right when a table is emptied at once', async () => {
    const owner = openDatabase(programme.owner, openLog('silent'), 1)
    for (const table of ['completions', 'action_data', 'meetings']) {
      await owner.run(sql`truncate ${identifier(table)} cascade`)
      const { kept, counted } = await compare()
      expect(kept).toEqual(counted)
    }
    await owner.close()
  })
})

/** Takes a transaction back. */
class Regret extends Error {}

/** A refusal for what somebody else has done at the same time: taken out, planned, or both. */
function isExpected(error: unknown): boolean {
  if (error instanceof Regret) return true
  const code = error instanceof pg.DatabaseError ? error.code : undefined
  return ['23503', '23505', '23P01', '40P01'].includes(code ?? '')
}
