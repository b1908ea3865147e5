/** Numbers that seem to be by chance, the same for one seed: mulberry32. */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const VIEWS =
  words(`people people people fields relations completions meetings journals messages files payments
  microdata applications sign_ins action_changes actions questionnaires answer_sets answers scores`)
const CLOSED =
  words(`people_source users memberships pg_class pg_roles pg_authid report.people public.users
  report_logins "people_source" pg_catalog.pg_settings information_schema.tables pg_stat_activity`)
const COLUMNS =
  words(`user_id last_name first_name email secret own placed roles state mentor_id action_id
  completed_at title ctid xmin tableoid username password_hash * a.* a b pg_sleep pg_typeof to_jsonb
  pg_get_userbyid pg_get_viewdef current_setting row_to_json ordinality`)
const FUNCTIONS =
  words(`lower upper length concat coalesce nullif max min count sum array_agg string_agg json_agg
  to_char to_date to_number date_trunc left substr regexp_replace replace split_part round abs unnest now age`)
const HOSTILE =
  words(`pg_sleep set_config current_setting pg_read_file query_to_xml pg_advisory_lock nextval lo_import
  pg_get_viewdef pg_notify dblink to_regclass pg_catalog.pg_sleep "pg_sleep" U&"pg\\005fsleep" version current_database`)
const TYPES = words(
  `int text numeric date timestamptz interval bool text[] regclass json name oid record varchar(5)`,
)
const OPERATORS = words(
  `= <> < > + - * / % || like ilike ~ ~* @> -> #> && ^ is is_distinct_from in`,
)
const LITERALS = [
  '1',
  '0',
  '-1',
  '1e9',
  "''",
  "'a'",
  "'@MARK@'",
  "'%'",
  'null',
  'true',
  "E'\\\\047'",
  '$$a$$',

  '@a',
  '@CurrentUserId',
  '@CurrentUserRoles',
  '$1',
  "U&'\\0041'",
  "'2026-01-01'",
  'current_user',
  'current_date',
  'array[1,2]',
  "'users'",
  "'telemachos.project'",
  '99999999999',
  "x'41'",
]
const ALIASES = words('a b c people people_source pg_sleep "a" users found s')
/** Views with some of their columns: of people each has the same. */
const KNOWN: readonly (readonly [string, readonly string[]])[] = [
  [
    'people',
    words('user_id last_name first_name state mentor_id mentor_name roles joined_at is_mentee'),
  ],
  ['relations', words('user_id')],
  ['completions', words('user_id action_id mentor_id completed_at')],
  ['actions', words('action_id title type group_name')],
  ['meetings', words('user_id')],
  ['messages', words('user_id')],
  ['fields', words('name label type')],
]
const TAME: readonly ((column: string) => string)[] = [
  (column) => column,
  (column) => `${column}::text`,
  (column) => `max(${column}::text) over ()`,
  (column) => `length(${column}::text)`,
  (column) => `concat(${column}, '·', @a)`,
  (column) => `coalesce(${column}::text, 'a')`,
  (column) => `upper(${column}::text) like '%Σ%'`,
  (column) => `case when ${column} is null then 0 else length(${column}::text) end`,
  (column) => `(select string_agg(last_name, ',') from people where ${column} is not null)`,
  (column) => `regexp_replace(${column}::text, '[^0-9]', '')`,
  (column) => `array_to_string(array[${column}::text, 'a'], '')`,
  (column) => `${column}::text::int`,
  (column) => `1 / length(${column}::text)`,
  (column) => `exists (select from people q where q.last_name = ${column}::text)`,
]
const TAILS = [
  '',
  '',
  '',
  '',
  ' for update',
  ' limit 3',
  ' limit all',
  ' offset 1',
  ' into x',
  '; select 1',
  ' -- users',
  ' /* users */',
  ' fetch first 1 rows with ties',
  ' order by 1',
  ' group by 1',
  ')',
  '--',
]

/** Statements out of what means something: most are read by PostgreSQL, and some are run. */
export function statementMaker(seed: number): () => string {
  const chance = chanceOf(seed)
  const isOne = (of: number) => chance() < 1 / of
  const pick = (list: readonly string[]): string => list[Math.floor(chance() * list.length)] ?? ''
  const some = (most: number, make: () => string, between: string) =>
    Array.from({ length: 1 + Math.floor(chance() * most) }, make).join(between)

  const column = () => (isOne(3) ? `${pick(ALIASES.slice(0, 4))}.${pick(COLUMNS)}` : pick(COLUMNS))
  const call = (depth: number) =>
    `${pick(isOne(9) ? HOSTILE : FUNCTIONS)}(${some(2, () => expression(depth - 1), ', ')})${
      isOne(12) ? ' over (order by 1)' : isOne(20) ? ` filter (where ${expression(0)})` : ''
    }`
  const choices: readonly ((depth: number) => string)[] = [
    column,
    column,
    () => pick(LITERALS),
    () => pick(LITERALS),
    call,
    (depth) =>
      `${expression(depth - 1)} ${pick(OPERATORS).replaceAll('_', ' ')} ${expression(depth - 1)}`,
    (depth) => `(${expression(depth - 1)})::${pick(TYPES)}`,
    (depth) => `case when ${expression(depth - 1)} then ${expression(depth - 1)} else 1 / 0 end`,
    (depth) => `(select ${expression(depth - 1)} from ${source(depth - 1)} limit 1)`,
    (depth) => `exists (${select(depth - 1)})`,
    (depth) => `${expression(depth - 1)} in (${select(depth - 1)})`,
    (depth) => `(${expression(depth - 1)}).${pick(COLUMNS)}`,
    (depth) => `array(${select(depth - 1)})`,
    () => `row(${column()}, ${column()})`,
  ]
  function expression(depth: number): string {
    if (depth <= 0) return isOne(2) ? column() : pick(LITERALS)
    return choices[Math.floor(chance() * choices.length)]?.(depth) ?? '1'
  }
  const named = (text: string) =>
    isOne(3) ? `${text} ${isOne(2) ? 'as ' : ''}${pick(ALIASES)}` : text
  const sources: readonly ((depth: number) => string)[] = [
    () => named(pick(VIEWS)),
    () => named(pick(VIEWS)),
    () => `${pick(VIEWS)} a`,
    () => named(isOne(3) ? pick(CLOSED) : pick(VIEWS)),
    () => `generate_series(1, 20) ${pick(ALIASES)}`,
    () => `unnest(array['users', '1']) ${isOne(3) ? 'with ordinality ' : ''}as ${pick(ALIASES)}`,
    (depth) => `(${select(depth - 1)}) ${pick(ALIASES)}`,
    (depth) => `${source(depth - 1)}, lateral (${select(depth - 1)}) ${pick(ALIASES)}`,
    (depth) =>
      `${source(depth - 1)} join ${source(depth - 1)} on ${expression(0)} = ${expression(0)}`,
    () => `${pick(HOSTILE)}(1) ${pick(ALIASES)}`,
  ]
  function source(depth: number): string {
    if (depth <= 0) return named(pick(VIEWS))
    return sources[Math.floor(chance() * sources.length)]?.(depth) ?? 'people'
  }
  function select(depth: number): string {
    const columns = some(3, () => expression(depth), ', ')
    const from = isOne(8) ? '' : ` from ${source(depth)}`
    const where = isOne(3) ? ` where ${expression(depth)}` : ''
    const both = isOne(12) ? ` ${pick(['union', 'except all', 'intersect'])} ${select(0)}` : ''
    return `select ${columns}${from}${where}${both}`
  }
  /** What most probably may be run, with one part that is not quite what it should be. */
  function tame(): string {
    const [view, columns] = KNOWN[Math.floor(chance() * KNOWN.length)] ?? ['people', ['user_id']]
    const one = () => {
      const made = TAME[Math.floor(chance() * TAME.length)]?.(`a.${pick(columns)}`) ?? '1'
      return isOne(25) ? expression(1) : made
    }
    const from = isOne(4) ? `(select * from ${view}) a` : `${view} a`
    const joined = isOne(5)
      ? `${from} cross join lateral (${isOne(4) ? select(0) : 'select 1'}) b`
      : from
    const where = isOne(2) ? ` where (${one()}) is not null` : ''
    const both = isOne(9) ? ` union all select null from people` : ''
    return `select ${both ? `(${one()})::text` : some(4, one, ', ')} from ${joined}${where}${both}`
  }
  return () => {
    if (isOne(3)) return `${tame()}${isOne(9) ? pick(TAILS) : ''}`
    const parts = isOne(6)
      ? `with ${isOne(9) ? 'recursive ' : ''}${pick(ALIASES)} as ${pick(['', '', 'materialized', 'not materialized'])} (${select(1)}) `
      : ''
    return `${parts}${select(2)}${isOne(3) ? pick(TAILS) : ''}`
  }
}
