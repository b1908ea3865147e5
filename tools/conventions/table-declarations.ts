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

/** What a domain says about tables, in its `tables.ts`: plain data, exported as `tables`. */
export interface TableDeclaration {
  /** The tables and views that it creates, and that only it writes. */
  readonly owns: readonly string[]
  /** Those of them that other domains may read in their own statements. */
  readonly publishes: readonly string[]
  readonly exceptions: readonly TableException[]
}

const DECLARATION = /^apps\/server\/src\/(kernel|modules\/[^/]+)\/tables\.ts$/

/** The declarations of a repository, by domain. */
export async function readTableDeclarations(
  root: string,
): Promise<ReadonlyMap<string, TableDeclaration>> {
  const files = listFiles(root).filter((file) => DECLARATION.test(file))
  const entries = files.map(async (file) => {
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as {
      readonly tables: TableDeclaration
    }
    return [domainOf(file) as string, module.tables] as const
  })
  return new Map(await Promise.all(entries))
}
