import pg from 'pg'
import type { FieldType } from '@telemachos/rules/field-kinds'

/** A field of the project as a column of `people`. */
export interface OwnColumn {
  readonly name: string
  readonly place: 'own' | 'placed'
  readonly key: string
  readonly type: FieldType
  readonly isMasked: boolean
  /** Of a yes or no: from which number on it is a yes. */
  readonly leastYes: number
}

/**
 * The part of a statement that names people with their own fields, typed. What does not read as what its field is to
 * hold is empty: a value of somebody's never ends a query.
 * @param base the columns of the view `people`.
 * @param conditions what its rows `p` are narrowed by.
 */
export function peoplePart(
  base: readonly string[],
  own: readonly OwnColumn[],
  seesEmail: boolean,
  conditions: readonly string[] = [],
): string {
  const columns = [
    ...base.map((name) => `b.${pg.escapeIdentifier(name)}`),
    ...(seesEmail ? ['s.email'] : []),
    ...own.map((one) => `${typed(one)} as ${pg.escapeIdentifier(one.name)}`),
  ]
  const source = seesEmail || own.length > 0 ? 'join people_source s on s.user_id = b.user_id' : ''
  const people = `select ${columns.join(', ')} from people b ${source}`
  if (conditions.length === 0) return `people as not materialized (${people})`
  return `people as not materialized (select p.* from (${people}) p where ${conditions.join(' and ')})`
}

/** The part that lists the fields. */
export function fieldsPart(
  fields: readonly { readonly name: string; readonly label: string; readonly type: string }[],
): string {
  const rows = fields.map(
    ({ name, label, type }) => `(${[name, label, type].map(pg.escapeLiteral).join(', ')})`,
  )
  const values =
    rows.length > 0 ? `values ${rows.join(', ')}` : 'select null, null, null where false'
  return `fields (name, label, type) as not materialized (${values})`
}

function typed({ place, key, type, isMasked, leastYes }: OwnColumn): string {
  const value = `(s.${place} ->> ${pg.escapeLiteral(key)})`
  if (isMasked) {
    return `case when length(${value}) > 4 then repeat('•', length(${value}) - 4) || right(${value}, 4)
      else repeat('•', length(${value})) end`
  }
  switch (type) {
    case 'number':
      return `case when ${value} ~ '^-?[0-9]{1,30}([.][0-9]{1,20})?$' then ${value}::numeric end`
    case 'date':
      // From the first of the month on: no day of a calendar is refused.
      return `case when ${value} ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'
        then make_date(left(${value}, 4)::int, substr(${value}, 6, 2)::int, 1) + (substr(${value}, 9, 2)::int - 1) end`
    case 'yesno':
      return `case when ${value} ~ '^[0-9]{1,9}$' then ${value}::int >= ${Number(leastYes)}
        when lower(${value}) in ('true', 'false') then lower(${value}) = 'true' end`
    default:
      return `nullif(${value}, '')`
  }
}
