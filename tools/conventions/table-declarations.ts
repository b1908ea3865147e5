import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { listFiles } from './repository.ts'
import { domainOf } from './table-uses.ts'

/** Something that the rules forbid and a domain still does, or does for good, with its reason. */
export interface TableException {
  /** `chosen`: names a table at run time. `circle`: depends on a domain that depends on it. */
  readonly how: 'write' | 'read' | 'chosen' | 'circle'
  /** The table; for a circle the other domain; for a name chosen at run time nothing. */
  readonly of?: string
  /** The file in the domain's folder; none for a circle. */
  readonly file?: string
  readonly reason: string
}

/** What a domain's `tables.ts` says: its export `tables` has them by name, `exceptions` the rest. */
export interface TableDeclaration {
  /** The tables and views that it creates, and that only it writes. */
  readonly owns: readonly string[]
  /** Those of them that other domains may read in their own statements. */
  readonly publishes: readonly string[]
  readonly exceptions: readonly TableException[]
}

interface TablesModule {
  readonly tables?: Readonly<Record<string, { readonly published?: true }>>
  readonly exceptions?: readonly TableException[]
}

/** No migration creates the tables that say what was applied. */
const MADE_BY_CODE: ReadonlySet<string> = new Set(['schema_migrations', 'schema_objects'])

const DECLARATION = /^apps\/server\/src\/(kernel|modules\/[^/]+)\/tables\.ts$/

/** The declarations of a repository, by domain. */
export async function readTableDeclarations(
  root: string,
): Promise<ReadonlyMap<string, TableDeclaration>> {
  const files = listFiles(root).filter((file) => DECLARATION.test(file))
  const entries = files.map(async (file) => {
    const { tables = {}, exceptions = [] } = (await import(
      pathToFileURL(path.join(root, file)).href
    )) as TablesModule
    const owns = Object.keys(tables).filter((table) => !MADE_BY_CODE.has(table))
    const publishes = owns.filter((table) => tables[table]?.published)
    return [domainOf(file) as string, { owns, publishes, exceptions }] as const
  })
  return new Map(await Promise.all(entries))
}
