import { isAboveMentor, type Role } from '@telemachos/contract/core/roles'
import type { Column } from '../paste/recognise-columns.ts'
import type { ListRow } from './import-job.ts'
import { toImportRow, type ListRules } from './import-rules.ts'

/** The roles above Mentor that rows give and the caller may, with how many rows give each. */
export function givenPower(
  rows: readonly ListRow[],
  columns: readonly Column[],
  rules: ListRules,
): ReadonlyMap<Role, number> {
  const offered = rules.rules.assignable.filter((role) => isAboveMentor(role as Role))
  const given = new Map<Role, number>()
  for (const { cells } of rows) {
    const named = new Set(
      toImportRow(cells, columns, rules)
        .Roles.split(',')
        .map((role) => role.trim().toLowerCase()),
    )
    for (const role of offered as Role[]) {
      if (named.has(role.toLowerCase())) given.set(role, (given.get(role) ?? 0) + 1)
    }
  }
  return given
}
