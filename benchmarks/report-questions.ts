/** What lane 17 asks, by the designer's steps and by hand. */

/** The caller's filter of an Admin: everybody who is in the project. */
const OWN_PEOPLE = 'm.project_id = $1 and m.left_at is null'

interface StepsOf {
  readonly From: string
  readonly Joins?: readonly { View: string; Relation: string; Optional: boolean }[]
  readonly By?: readonly { Column: string; Bucket?: string }[]
  readonly Sort?: readonly { Column: string; Descending: boolean }[]
}

/** A tile that counts. */
const tile = (Key: string, place: number, { From, ...rest }: StepsOf) => ({
  Kind: 'steps',
  Key,
  Title: Key,
  Place: { X: (place % 3) * 4, Y: Math.floor(place / 3) * 4, W: 4, H: 4 },
  Steps: { From, ...rest, Measures: [{ Function: 'count' }] },
})

const toActions = { View: 'actions', Relation: 'completions.action_id', Optional: false }
const toPeople = { View: 'people', Relation: 'completions.user_id', Optional: false }

export const BY_ACTION_AND_MONTH = tile('by-action-and-month', 0, {
  From: 'completions',
  Joins: [toActions],
  By: [{ Column: 'actions.title' }, { Column: 'completions.completed_at', Bucket: 'month' }],
  Sort: [
    { Column: 'title', Descending: false },
    { Column: 'completed_at_month', Descending: false },
  ],
})

export const BY_ACTION_AND_MONTH_SQL = `
  select a.title, date_trunc('month', c.completed_at at time zone 'Europe/Athens')::date::text as month,
    count(*) as count
  from completions c
  join project_actions pa on pa.project_id = c.project_id and pa.action_id = c.action_id
  join actions a on a.id = pa.action_id
  join memberships m on m.project_id = c.project_id and m.user_id = c.mentee_id
  where c.project_id = $1 and ${OWN_PEOPLE} and pa.archived_at is null
  group by 1, 2 order by 1, 2`

/** A report as people make one: counts of people and of what they have completed, in all ways. */
export const TILES = [
  tile('people', 0, { From: 'people' }),
  tile('by-state', 1, { From: 'people', By: [{ Column: 'people.state' }] }),
  tile('by-mentor', 2, { From: 'people', By: [{ Column: 'people.mentor_name' }] }),
  tile('by-month', 3, {
    From: 'people',
    By: [{ Column: 'people.joined_at', Bucket: 'month' }],
  }),
  tile('actions', 4, { From: 'actions' }),
  tile('by-type', 5, { From: 'actions', By: [{ Column: 'actions.type' }] }),
  tile('completions', 6, { From: 'completions' }),
  tile('completions-by-month', 7, {
    From: 'completions',
    By: [{ Column: 'completions.completed_at', Bucket: 'month' }],
  }),
  tile('completions-by-week', 8, {
    From: 'completions',
    By: [{ Column: 'completions.completed_at', Bucket: 'week' }],
  }),
  tile('completions-by-action', 9, {
    From: 'completions',
    Joins: [toActions],
    By: [{ Column: 'actions.title' }],
  }),
  tile('completions-by-type', 10, {
    From: 'completions',
    Joins: [toActions],
    By: [{ Column: 'actions.type' }],
  }),
  tile('completions-by-state', 11, {
    From: 'completions',
    Joins: [toPeople],
    By: [{ Column: 'people.state' }],
  }),
]

const MOST = 100_000

/** As many rows as an export has. */
export const COMPLETIONS = `select user_id, action_id, completed_at from completions limit ${MOST}`

export const COMPLETIONS_SQL = (projectId: number): string => `copy (
  select c.mentee_id, c.action_id, c.completed_at
  from completions c
  join project_actions pa on pa.project_id = c.project_id and pa.action_id = c.action_id
  join memberships m on m.project_id = c.project_id and m.user_id = c.mentee_id
  where c.project_id = ${projectId} and ${OWN_PEOPLE.replace('$1', String(projectId))}
    and pa.archived_at is null limit ${MOST}) to stdout`

/** What takes long. */
export const HEAVY = 'select count(*) from people a, people b, people c where a.user_id < b.user_id'
