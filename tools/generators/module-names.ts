import { camelCase, pascalCase } from './write-files.ts'

/** What the parts of a new domain are called. */
export interface ModuleNames {
  /** Its folders, its paths and its route's address: kebab-case. */
  readonly domain: string
  /** Its group of calls and its texts: camelCase. */
  readonly name: string
  /** Its components: PascalCase. */
  readonly type: string
  readonly table: string
  /** Its route within a project, and the state's whole name. */
  readonly route: string
  readonly state: string
  /** The file of its migration. */
  readonly migration: string
}

/**
 * The names of a new domain.
 * @param domain in kebab-case
 * @param migration the next migration's number
 */
export function namesOf(domain: string, migration: number): ModuleNames {
  const name = camelCase(domain)
  const route = domain.replaceAll('-', '')
  return {
    domain,
    name,
    type: pascalCase(name),
    table: `${domain.replaceAll('-', '_')}_items`,
    route,
    state: `root.defaultlayout.project.${route}`,
    migration: `${String(migration).padStart(4, '0')}-${domain}-items.sql`,
  }
}
