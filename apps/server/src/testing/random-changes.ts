import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { randomUUID } from 'node:crypto'
import type { Random } from '../app/demo/random.ts'
import type { Db } from '../kernel/database/database.ts'
import { sql, type Sql } from '../kernel/database/sql.ts'

/** What random changes are made to. */
export interface Changeable {
  readonly projectIds: readonly number[]
  readonly mentorId: number
  /** Who may be given people. */
  readonly holders: {
    readonly mentorIds: readonly number[]
    readonly supervisorId: number
    readonly coordinatorId: number
  }
  /** Everybody who has ever been a mentee, and every action; read anew now and then. */
  readonly menteeIds: readonly number[]
  readonly actionIds: readonly number[]
  readonly now: Date
}

/** What happens in a programme, as its calls do it: only members complete, plan and schedule. */
type Change = (db: Db, random: Random, world: Changeable) => Promise<unknown>

const MINUTES_A_DAY = 1_440

/** A time some weeks around now, today more often, and never within the minute. */
function someTime(random: Random, { now }: Changeable): Sql {
  const days = random.chance(0.4) ? 1 : 60
  const minutes = random.between(1, days * MINUTES_A_DAY) * (random.chance(0.5) ? 1 : -1)
  return sql`${now}::timestamptz + make_interval(mins => ${minutes})`
}

/** An action of a project, once for each of these people who belongs to it. */
const cellsFor = (random: Random, world: Changeable, menteeIds: readonly number[]): Sql => sql`
  select pa.project_id, pa.action_id, m.user_id as mentee_id
  from project_actions pa
  join memberships m on m.project_id = pa.project_id and m.user_id = any (${menteeIds}::int[])
  where pa.project_id = ${random.pick(world.projectIds)}
    and pa.action_id = ${random.pick(world.actionIds)}`

const cellOf = (random: Random, world: Changeable): Sql =>
  sql`project_id = ${random.pick(world.projectIds)} and mentee_id = ${random.pick(world.menteeIds)}
    and action_id = ${random.pick(world.actionIds)}`

/** A condition on memberships: somebody, or every third of a project. */
const somebody = (random: Random, world: Changeable): Sql =>
  random.chance(0.2)
    ? sql`user_id = any (${world.menteeIds.filter((id) => id % 3 === 0)}::int[])`
    : sql`project_id = ${random.pick(world.projectIds)}
        and user_id = ${random.pick(world.menteeIds)}`

async function complete(db: Db, random: Random, world: Changeable): Promise<void> {
  const mentees = Array.from({ length: random.between(1, 4) }, () => random.pick(world.menteeIds))
  await db.run(sql`
    insert into completions as c (project_id, mentee_id, action_id, completed_at)
    select cell.project_id, cell.mentee_id, cell.action_id, ${someTime(random, world)}
    from (${cellsFor(random, world, mentees)}) cell
    on conflict (project_id, mentee_id, action_id) do update
    set completed_at = excluded.completed_at
    where c.completed_at is null or ${random.chance(0.3)}`)
}

async function schedule(db: Db, random: Random, world: Changeable): Promise<void> {
  const kind = random.between(1, 8)
  const at =
    kind === 1 ? sql`null` : kind === 2 ? sql`'3000-05-01Z'::timestamptz` : someTime(random, world)
  await db.run(sql`
    insert into action_data (project_id, action_id, drawer, mentee_id, author_id, scheduled_at)
    select cell.project_id, cell.action_id, d.drawer, cell.mentee_id,
      case when d.drawer = 'private' then ${world.mentorId}::int end, ${at}
    from (${cellsFor(random, world, [random.pick(world.menteeIds)])}) cell
    cross join (select ${random.pick(['mentee', 'mentee', 'private'])} as drawer) d
    on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
    set scheduled_at = excluded.scheduled_at`)
}

async function planMeeting(db: Db, random: Random, world: Changeable): Promise<void> {
  await db.run(sql`
    insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
    select cell.project_id, cell.action_id, ${world.mentorId}, cell.mentee_id,
      tstzrange(at, at + interval '45 minutes'), ${random.pick(['planned', 'held', 'missed'])}
    from (${cellsFor(random, world, [random.pick(world.menteeIds)])}) cell
    cross join (select ${someTime(random, world)} as at) t
    on conflict do nothing`)
}

async function addPerson(db: Db, random: Random, world: Changeable): Promise<void> {
  const roles = random.pick([['Mentee'], ['Mentee', 'Mentor'], ['Mentor']])
  await db.run(sql`
    with made as (
      insert into users (username, first_name, last_name, sort_key, search_key, state)
      values (${randomUUID()}, 'Άννα', 'Τυχαία', '', '', ${random.between(0, 1)}) returning id
    )
    insert into memberships (project_id, user_id, roles)
    select p, made.id, ${roles}::text[] from made, unnest(${[...world.projectIds]}::int[]) p
    where p = ${random.pick(world.projectIds)} or ${random.chance(0.3)}`)
}

async function joinProject(db: Db, random: Random, world: Changeable): Promise<void> {
  await db.run(sql`
    insert into memberships as m (project_id, user_id, roles)
    values (${random.pick(world.projectIds)}, ${random.pick(world.menteeIds)}, array['Mentee'])
    on conflict (project_id, user_id) do update
    set roles = excluded.roles, left_at = null, joined_at = ${someTime(random, world)}`)
}

async function addAction(db: Db, random: Random, world: Changeable): Promise<void> {
  await db.run(sql`
    with made as (insert into actions (type_id, title) values (1, 'Τυχαία') returning id)
    insert into project_actions (project_id, action_id, position)
    select ${random.pick(world.projectIds)}, id, id from made`)
}

/** What a mentee is shown depends on what they have completed, on a field, on their data, or on nothing. */
async function setCondition(db: Db, random: Random, world: Changeable): Promise<void> {
  const condition = random.pick([
    '',
    `completion['${random.pick(world.actionIds)}']`,
    `!completion['${random.pick(world.actionIds)}']`,
    "user.region == 'Κρήτη'",
    'isEmpty(data.ready)',
  ])
  await db.run(sql`
    update actions set show_condition = ${condition} where id = ${random.pick(world.actionIds)}`)
}

/** Who sees an action in the grid, and one deadline for everybody. */
async function setFlags(db: Db, random: Random, world: Changeable): Promise<void> {
  const { Published, HideInGrid } = GRID_FLAGS
  const grace = random.pick([null, null, 14])
  await db.run(sql`
    update project_actions
    set flags = ${random.pick([Published, Published, Published | HideInGrid, 0])},
      due_on = ${random.pick(['2020-01-01', '2900-01-01', null])}::date, due_grace = ${grace}::int,
      due_grace_unit = case when ${grace}::int is not null then 'weekday' end,
      due_from = null, due_amount = null, due_unit = null, due_anchor_id = null
    where project_id = ${random.pick(world.projectIds)}
      and action_id = ${random.pick(world.actionIds)}`)
}

/** Deadlines of everybody, or that count from something of each mentee; circles are the calls' to refuse. */
async function setDeadline(db: Db, random: Random, world: Changeable): Promise<void> {
  const from = random.pick(['joining', 'completion', 'meeting'])
  const [projectId, anchorId] = [random.pick(world.projectIds), random.pick(world.actionIds)]
  await db.run(sql`
    update project_actions set due_on = null, due_from = ${from}, due_amount = ${random.between(-9, 9)},
      due_unit = ${random.pick(['day', 'weekday', 'week'])},
      due_anchor_id = case when ${from} <> 'joining' then ${anchorId}::int end
    where project_id = ${projectId} and action_id = ${random.pick(world.actionIds)}
      and (${from} = 'joining' or action_id <> ${anchorId} and exists (
        select from project_actions
        where project_id = ${projectId} and action_id = ${anchorId} for key share))`)
}

/** More time for somebody, or none any more. */
async function extendDeadline(db: Db, random: Random, world: Changeable): Promise<void> {
  const until = random.chance(0.3)
    ? sql`null`
    : sql`${world.now}::timestamptz::date + ${random.between(-9, 30)}::int`
  await db.run(sql`
    select extend_due(cell.project_id, cell.mentee_id, cell.action_id, (${until})::date, 'Ασθένεια',
      ${world.mentorId}, ${world.now}::timestamptz)
    from (${cellsFor(random, world, [random.pick(world.menteeIds)])}) cell`)
}

/** Somebody is given to whom nobody of the kind has them yet, or a mentor to a supervisor. */
async function link(db: Db, random: Random, world: Changeable): Promise<void> {
  const { mentorIds, supervisorId, coordinatorId } = world.holders
  const subjectIds = random.chance(0.3) ? mentorIds : [random.pick(world.menteeIds)]
  const [kind, holderId] = random.pick([
    ['mentor', random.pick(mentorIds)],
    ['mentor', random.pick(mentorIds)],
    ['supervisor', supervisorId],
    ['coordinator', coordinatorId],
  ] as const)
  await db.run(sql`
    insert into relations (project_id, kind, holder_id, subject_id, action_id)
    select p, ${kind}, ${holderId}::int, id, ${kind === 'mentor' && random.chance(0.2) ? random.pick(world.actionIds) : null}::int
    from unnest(${[...subjectIds]}::int[]) id, unnest(${[random.pick(world.projectIds)]}::int[]) p
    where id <> ${holderId}::int on conflict do nothing`)
}

/** Some relations end, or another begins where they did. */
async function unlink(db: Db, random: Random, world: Changeable): Promise<void> {
  const { mentorIds, supervisorId, coordinatorId } = world.holders
  const holderId = random.pick([...mentorIds, supervisorId, coordinatorId])
  const some = random.chance(0.3) ? sql`true` : sql`subject_id = ${random.pick(world.menteeIds)}`
  await db.run(sql`
    update relations set to_at = greatest(now(), from_at) where to_at is null and holder_id = ${holderId} and ${some}`)
}

/** What may happen in a programme, the frequent more than once. */
const CHANGES: readonly Change[] = [
  complete,
  complete,
  complete,
  complete,
  (db, random, world) =>
    db.run(sql`update completions set completed_at = null where ${cellOf(random, world)}`),
  (db, random, world) =>
    db.run(sql`
      update completions set completed_at = null
      where project_id = ${random.pick(world.projectIds)}
        and mentee_id = ${random.pick(world.menteeIds)}`),
  (db, random, world) => db.run(sql`delete from completions where ${cellOf(random, world)}`),
  schedule,
  schedule,
  schedule,
  (db, random, world) =>
    db.run(sql`delete from action_data where mentee_id = ${random.pick(world.menteeIds)}`),
  planMeeting,
  planMeeting,
  (db, random, world) =>
    db.run(sql`
      update meetings set state = ${random.pick(['held', 'missed', 'cancelled'])}
      where mentee_id = ${random.pick(world.menteeIds)}`),
  (db, random, world) =>
    db.run(sql`
      update meetings set during = tstzrange(at, at + interval '45 minutes')
      from (select ${someTime(random, world)} as at) t
      where state = 'held' and mentee_id = ${random.pick(world.menteeIds)}`),
  (db, random, world) =>
    db.run(sql`delete from meetings where mentee_id = ${random.pick(world.menteeIds)}`),
  addPerson,
  joinProject,
  (db, random, world) =>
    db.run(sql`
      update memberships set roles = ${random.pick([['Mentor'], ['Mentee']])}::text[]
      where ${somebody(random, world)}`),
  (db, random, world) =>
    db.run(sql`update memberships set left_at = now() where ${somebody(random, world)}`),
  (db, random, world) =>
    db.run(sql`update memberships set fields = '{"kayas": "1"}' where ${somebody(random, world)}`),
  (db, random, world) =>
    db.run(sql`
      update users set state = ${random.between(0, 3)}
      where id = ${random.pick(world.menteeIds)}
        or (${random.chance(0.2)} and id = any (${world.menteeIds.slice(-3)}::int[]))`),
  addAction,
  setDeadline,
  extendDeadline,
  extendDeadline,
  setCondition,
  (db, random, world) =>
    db.run(sql`
      update users set fields = ${random.pick(['{}', '{"region": "Κρήτη"}'])}::jsonb
      where id = ${random.pick(world.menteeIds)}`),
  (db, random, world) =>
    db.run(sql`
      update action_data set data = ${random.pick(['{}', '{"ready": "1"}'])}::jsonb
      where drawer = 'mentee' and ${cellOf(random, world)}`),
  setFlags,
  link,
  link,
  link,
  unlink,
  (db, random, world) =>
    db.run(sql`
      delete from relations where project_id = ${random.pick(world.projectIds)}
        and subject_id = ${random.pick(world.menteeIds)}`),
  (db, random, world) =>
    db.run(sql`
      delete from project_actions pa where action_id = ${random.pick(world.actionIds)}
        and not exists (select from completions c where c.action_id = pa.action_id)
        and not exists (select from action_data d where d.action_id = pa.action_id)
        and not exists (select from meetings g where g.action_id = pa.action_id)
        and not exists (select from project_actions o where o.due_anchor_id = pa.action_id)`),
]

/** What no call does, and somebody at the database might. */
const DELETIONS: readonly Change[] = [
  (db, random, world) =>
    db.run(sql`delete from memberships where user_id = ${random.pick(world.menteeIds)}
      and project_id = ${random.pick(world.projectIds)}`),
  (db, random, world) => db.run(sql`delete from users where id = ${random.pick(world.menteeIds)}`),
]

/** Deletes people and their places. */
export async function deleteAtRandom(db: Db, random: Random, world: Changeable): Promise<void> {
  await random.pick(DELETIONS)(db, random, world)
}

/** Makes so many changes, the same ones for the same numbers. */
export async function changeAtRandom(
  db: Db,
  random: Random,
  world: Changeable,
  times: number,
): Promise<void> {
  for (let turn = 0; turn < times; turn++) await random.pick(CHANGES)(db, random, world)
}
