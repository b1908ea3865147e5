import type { Db } from '../../kernel/database/database.ts'
import { identifier, join, sql, type Sql } from '../../kernel/database/sql.ts'
import type { MentionRules } from '../../kernel/personal-data.ts'
import { tablesWith } from './declared-tables.ts'
import type { MentionPatterns } from './mention-patterns.ts'
import { isOwnerBy } from './owner-store.ts'

/** Whom to look for. */
export interface Sought {
  readonly userId: number
  readonly patterns: MentionPatterns
}

/** The longest JSON that tables take, the longest text, and the longest name with its number. */
const JSON_LIMIT = 65_536
const TEXT_LIMIT = 10_000
const NAME_LIMIT = 64

/** How many rows of others name the person. */
export async function countMentions(db: Db, sought: Sought): Promise<number> {
  let count = 0
  for (const [table, rules] of tablesWith('mentions')) {
    const row = await db.one<{ count: number }>(sql`
      select count(*)::int as count from ${identifier(table)} t ${naming(rules, sought)}`)
    count += row.count
  }
  return count
}

/** Puts `replacement` wherever rows of others name the person; how many rows there were. */
export async function replaceMentions(
  db: Db,
  sought: Sought,
  replacement: string,
): Promise<number> {
  let count = 0
  for (const [table, rules] of tablesWith('mentions')) {
    const pattern = patternOf(rules, sought)
    const changes = changesOf(rules, pattern, replacement)
    count += await db.run(sql`
      update ${identifier(table)} t set ${join(changes, ', ')} ${naming(rules, sought)}`)
  }
  return count
}

function changesOf({ texts, json, names }: MentionRules, pattern: Sql, replacement: string): Sql[] {
  const replaced = (name: Sql) => sql`regexp_replace(t.${name}, ${pattern}, ${replacement}, 'g')`
  return [
    ...columns(texts).map(
      (name) => sql`${name} =
        left(${replaced(name)}, greatest(length(t.${name}), ${TEXT_LIMIT}::int))`,
    ),
    ...columns(names).map(
      (name) => sql`${name} = left(${replaced(name)}, ${NAME_LIMIT}::int) || ' (' || t.id || ')'`,
    ),
    ...columns(json).map((name) => {
      const changed = (by: string) => sql`json_replace(t.${name}, ${pattern}, ${by})`
      return sql`${name} = case when length(${changed(replacement)}::text) > ${JSON_LIMIT}::int
        then ${changed('…')} else ${changed(replacement)} end`
    }),
  ]
}

/** The rows that name the person, of the projects where they have been. */
function naming(rules: MentionRules, sought: Sought): Sql {
  const pattern = patternOf(rules, sought)
  const texts = [...columns(rules.texts), ...columns(rules.names)].map(
    (name) => sql`t.${name} ~ ${pattern}`,
  )
  const json = columns(rules.json).map((name) => sql`json_names(t.${name}, ${pattern})`)
  return sql`where ${isWithin(rules, sought.userId)} and (${join([...texts, ...json], ' or ')})`
}

function patternOf({ near }: MentionRules, { userId, patterns }: Sought): Sql {
  const far = sql`${patterns.far}::text`
  if (!near) return far
  return sql`case when ${isOwnerBy(near, userId)} then ${patterns.near}::text else ${far} end`
}

function isWithin({ location }: MentionRules, userId: number): Sql {
  const projects = sql`(select p.project_id from memberships p where p.user_id = ${userId}::int)`
  if (location === 'anywhere') return sql`true`
  if (location === 'project') return sql`(t.project_id is null or t.project_id in ${projects})`
  if ('member' in location) {
    return sql`t.${identifier(location.member)} in (
      select o.user_id from memberships o where o.project_id in ${projects})`
  }
  const { column, table } = location.through
  return sql`t.${identifier(column)} in (
    select o.id from ${identifier(table)} o where o.project_id in ${projects})`
}

const columns = (names: readonly string[] = []): Sql[] => names.map(identifier)
