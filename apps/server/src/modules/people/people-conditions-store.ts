import type { PeopleFilter } from '@telemachos/contract/people/people-filter'
import type { FieldKind } from '@telemachos/rules/field-kinds'
import { fold } from '@telemachos/rules/greek-text'
import { spellingsOf } from '@telemachos/rules/same-value'
import { PARTICIPANT_ROLES, type Role } from '@telemachos/contract/core/roles'
import { plannedAnew } from '../../kernel/database/plans.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'

type Condition = PeopleFilter['Filter'][number]

/**
 * A field of the person or of their place in the project (spec §3, user filter): whether it keeps one of the
 * values, each as anybody may write it (see saysValue in packages/rules), or has one of them within it.
 * @param named the fields that the condition's name stands for; none for what every person has.
 */
export function fieldMatches(
  {
    Field,
    Value,
    Match,
    Separate,
  }: Pick<Condition, 'Field' | 'Match' | 'Separate'> & { Value: string | readonly string[] },
  named: readonly FieldKind[],
): Sql {
  const stored = fieldColumn(named.length > 0 ? named.map(({ Name }) => Name) : [Field])
  const values = [Value].flat()
  if (Match === 'contains') {
    const patterns = values.map((text) => `%${escapeLike(fold(text))}%`)
    return sql`fold_text(${stored}) like any (${patterns}::text[])`
  }
  // User names and addresses have an index of their own.
  if (isCaseless(Field)) {
    const wanted = values.map((value) => inOneCase(Field, sql`${value}::text`))
    return sql`${inOneCase(Field, stored)} = any (array[${join(wanted, ', ')}]::text[])`
  }
  const kind = named[0] ?? textField(Field)
  const spellings = values.flatMap((value) => spellingsOf(kind, value))
  return Separate
    ? sql`exists (select from unnest(${partsOf(stored)}) part where ${isSpelt(sql`part`, spellings)})`
    : isSpelt(stored, spellings)
}

/**
 * Whether a text folds to one of these. Folding every letter of everybody is most of what a list costs: only
 * texts whose first letter does are folded whole.
 */
function isSpelt(text: Sql, spellings: readonly string[]): Sql {
  const letters = ['', ...new Set(spellings.map(([first = '']) => first))]
  return sql`case when left(fold_text(left(ltrim(${text}), 1)), 1) = any (${letters}::text[])
    then fold_text(${text}) = any (${spellings}::text[]) else false end`
}

const textField = (Name: string): FieldKind => ({ Name, Type: 'text' })

const isCaseless = (field: string): boolean => field === 'username' || field === 'email'

/** A user name and an e-mail address are the same in any case, as in signing in. */
export const inOneCase = (field: string, text: Sql): Sql =>
  isCaseless(field) ? sql`lower(${text})` : text

/** The values that a text holds between commas, semicolons or lines, as listedIn of packages/rules reads it. */
export const partsOf = (text: Sql): Sql =>
  sql`regexp_split_to_array(btrim(${text}), '\\s*[,;\\n]\\s*')`

/**
 * What is stored in the first of these fields that has something, of the person `u` in the place `m`; without
 * one, the empty text.
 */
export function fieldColumn([field = '', ...others]: readonly string[]): Sql {
  if (others.length > 0) {
    const values = [field, ...others].map((one) => sql`nullif(${fieldColumn([one])}, '')`)
    return sql`coalesce(${join(values, ', ')}, '')`
  }
  switch (field) {
    case 'username':
      return sql`u.username`
    case 'first_name':
      return sql`u.first_name`
    case 'last_name':
      return sql`u.last_name`
    case 'email':
      return sql`u.email`
    default:
      return sql`coalesce(u.fields ->> ${field}, m.fields ->> ${field}, '')`
  }
}

/** `%` on either side of three letters: of fewer, the index of names knows nothing. */
const INDEXED_LENGTH = 5
/** Of the beginnings of words it knows even one letter. */
const WORD_BEGINNING = /^(?:% |[^%])/

/**
 * Every word of a search is in the name, by one of its patterns (see person-keys.ts). Whom the
 * index finds is asked of it at once, as an array, of which few are expected: those of one surname stand
 * beside each other in the order of names, and walking there from its beginning passes nearly everybody.
 */
export function nameMatches(words: readonly string[][]): Sql {
  const isIndexed = (patterns: readonly string[]): boolean =>
    patterns.every((pattern) => pattern.length >= INDEXED_LENGTH || WORD_BEGINNING.test(pattern))
  const conditions = words.filter((patterns) => !isIndexed(patterns)).map(holdsOne)
  const indexed = words.filter(isIndexed).map(holdsOne)
  if (indexed.length > 0)
    conditions.push(
      sql`m.user_id = any (array(select u.id from users u where ${join(indexed, ' and ')}))`,
    )
  return join(conditions, ' and ')
}

/** The same of somebody who is looked at already, which asks no index. */
export const isNamed = (words: readonly string[][]): Sql => join(words.map(holdsOne), ' and ')

/**
 * Each pattern comes from a query of its own: a planner that sees them plans anew at every search, and of
 * an array it expects ten, for which it reads the names of everybody.
 */
const holdsOne = (patterns: readonly string[]): Sql =>
  sql`(${join(
    patterns.map((pattern) => sql`u.search_key like (select ${pattern}::text)`),
    ' or ',
  )})`

export const hasMentor = (projectId: number, mentorId: number): Sql =>
  sql`exists (select from relations r where r.project_id = ${projectId} and r.kind = 'mentor'
    and r.holder_id = ${mentorId} and r.subject_id = m.user_id and r.action_id is null
    and r.to_at is null)`

export const hasNoMentor = (projectId: number): Sql =>
  sql`not exists (select from relations r where r.project_id = ${projectId} and r.kind = 'mentor'
    and r.subject_id = m.user_id and r.action_id is null and r.to_at is null)`

/**
 * In the set of this coordinator or supervisor, or mentored by somebody who is; planned for how many
 * these are, as the reach of who oversees them is.
 */
export const isOverseenBy = (projectId: number, holderId: number): Sql =>
  plannedAnew(sql`m.user_id in (
    select r.subject_id from relations r
    where r.project_id = ${projectId} and r.kind in ('coordinator', 'supervisor')
      and r.holder_id = ${holderId} and r.to_at is null
    union
    select r.subject_id from relations r
    where r.project_id = ${projectId} and r.kind = 'mentor'
      and r.action_id is null and r.to_at is null
      and r.holder_id in (
        select distinct o.subject_id from relations o
        where o.project_id = ${projectId} and o.kind = 'supervisor' and o.holder_id = ${holderId}
          and o.to_at is null))`)

export const isActive = (active: boolean): Sql => sql`m.active = ${active}`

/** In this state (spec §3): 1 active, 0 inactive, 2 suspended, 3 archived. */
export const inState = (state: number): Sql => sql`u.state = ${state}`

/**
 * Holds one of the roles in the project. Mentees and mentors have a column each, with an index in the
 * order of names: of an array that is a parameter the planner knows nothing, and sorts everybody.
 */
export function hasRole(roles: readonly Role[]): Sql {
  if (roles.length === 1 && roles[0] === 'Mentee') return sql`m.is_mentee`
  if (roles.length === 1 && roles[0] === 'Mentor') return sql`m.is_mentor`
  return sql`m.roles && ${roles}::text[]`
}

/** Holds no role but those of participants. */
export const isParticipant: Sql = sql`m.roles <@ ${PARTICIPANT_ROLES}::text[]`

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
