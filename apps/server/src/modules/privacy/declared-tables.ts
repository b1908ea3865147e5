import type { DataSection } from '@telemachos/contract/core/personal-data'
import type { Domain } from '../../kernel/domain.ts'
import type { TableDeclaration, TableDeclarations } from '../../kernel/personal-data.ts'
import { definePort } from '../../kernel/port.ts'

/** What every domain says of its tables. */
export const declaredTables = definePort<TableDeclarations>('privacy.declaredTables')

/** How each domain empties what stays of an erased person in its rows. */
export const blankingDomains =
  definePort<readonly NonNullable<Domain['blankRowsOf']>[]>('privacy.blankingDomains')

/**
 * The tables that have a rule, with it.
 * @param rule for instance `deletedWith`.
 */
export function tablesWith<Rule extends keyof TableDeclaration>(
  rule: Rule,
): [table: string, rule: NonNullable<TableDeclaration[Rule]>][] {
  return Object.entries(declaredTables.get()).flatMap(([table, declaration]) => {
    const found = declaration[rule]
    return found === undefined ? [] : [[table, found] as const]
  }) as [string, NonNullable<TableDeclaration[Rule]>][]
}

/** The part in which people are told of a table. */
export const sectionOf = (table: string): DataSection =>
  declaredTables.get()[table]?.section ?? 'work'
