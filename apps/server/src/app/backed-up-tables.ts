import { DOMAINS } from './domains.ts'

/** The tables whose rows are in no backup, as the domains declare them. */
export const TABLES_LEFT_OUT: readonly string[] = DOMAINS.flatMap(({ tables = {} }) =>
  Object.entries(tables).flatMap(([name, { notInBackups }]) => (notInBackups ? [name] : [])),
)
