import { tables as kernelTables } from '../kernel/tables.ts'
import { DOMAINS } from './domains.ts'

/** The tables whose rows are in no backup, as the kernel and the domains declare them. */
export const TABLES_LEFT_OUT: readonly string[] = [
  kernelTables,
  ...DOMAINS.map(({ tables = {} }) => tables),
].flatMap((tables) =>
  Object.entries(tables).flatMap(([name, { notInBackups }]) => (notInBackups ? [name] : [])),
)
