import type { TableUses } from '../conventions/table-uses.ts'
import type { CatalogueTable } from './read-catalogue.ts'
import type { DeclaredObject } from './read-declared-objects.ts'

/** What the page is made from. */
export interface SchemaSources {
  readonly tables: readonly CatalogueTable[]
  readonly objects: readonly DeclaredObject[]
  readonly uses: Pick<TableUses, 'owners' | 'uses'>
  /** The tables and views that other domains may read. */
  readonly published: ReadonlySet<string>
}

const HEAD = `# The schema

Made by \`npm run schema\` from a migrated database, the files \`modules/<domain>/schema/*.sql\` and the statements of the server: do not write in it. What tables are about, and what becomes of it, is declared in each module's \`tables.ts\`. The views that queries of authors read, in the schema \`report\`, are not here: each domain's \`reporting.ts\` has them.

A table is written by its own domain; \`(published)\` may be read by others. Triggers stand by their names: those of one moment are run in that order.
`

const INDEX = /^CREATE (UNIQUE )?INDEX (\S+) ON \S+ USING (.*)$/
const TRIGGER = /^create trigger \S+ (.*?) on \S+ (.*)$/i
const EXECUTED = / ?execute function ([a-z_]\w*)\([^)]*\)$/i

/**
 * The page `docs/schema.md`: by domain its tables with columns, keys, indexes, triggers and readers of
 * other domains, then its functions and views.
 * @throws Error for a trigger of the database that no file declares.
 */
export function describeSchema(sources: SchemaSources): string {
  const ownerOf = ({ name }: CatalogueTable) => sources.uses.owners.get(name) ?? 'kernel'
  const domains = new Set([
    ...sources.tables.map(ownerOf),
    ...sources.objects.map(({ domain }) => domain),
  ])
  const parts = [...domains].sort().map((domain) => {
    const tables = sources.tables.filter((table) => ownerOf(table) === domain)
    const contents = tables.length === 0 ? [] : [list(tables.map(({ name }) => code(name)))]
    return [
      `## ${domain}`,
      ...contents,
      ...tables.flatMap((table) => describeTable(table, domain, sources)),
      ...describeObjects(domain, sources),
    ].join('\n\n')
  })
  return `${[HEAD.trimEnd(), ...parts].join('\n\n')}\n`
}

function describeTable(table: CatalogueTable, domain: string, sources: SchemaSources): string[] {
  const readers = readersOf(table.name, domain, sources)
  return [
    `### ${code(table.name)}${markOf(table.name, sources)}`,
    fence([
      ...alignColumns(table),
      ...(table.constraints.length > 0 ? [''] : []),
      ...table.constraints,
    ]),
    ...section('Indexes', table.indexes.map(describeIndex)),
    ...section(
      'Triggers',
      table.triggers.map((name) => describeTrigger(name, table, sources.objects)),
    ),
    ...(readers ? [`Read by ${readers}.`] : []),
  ]
}

function alignColumns({ columns }: CatalogueTable): string[] {
  const names = Math.max(...columns.map(({ name }) => name.length))
  const types = Math.max(...columns.map(({ type }) => type.length))
  return columns.map(({ name, type, rest }) =>
    `${name.padEnd(names)}  ${type.padEnd(types)}  ${rest}`.trimEnd(),
  )
}

function describeIndex(definition: string): string {
  const [, unique, name, rest] = INDEX.exec(definition) ?? []
  if (!name || !rest) throw new Error(`This is no index: ${definition}`)
  return `${code(name)}: ${unique ? 'unique ' : ''}${code(rest)}`
}

function describeTrigger(
  name: string,
  table: CatalogueTable,
  objects: readonly DeclaredObject[],
): string {
  const trigger = objects.find(
    (object) => object.kind === 'trigger' && object.name === `${name} on ${table.name}`,
  )
  if (!trigger) throw new Error(`No schema file declares the trigger ${name} on ${table.name}`)
  const [, event = '', rest = ''] = TRIGGER.exec(oneLine(trigger.sql)) ?? []
  const executed = EXECUTED.exec(rest)?.[1]
  const carried = objects.find(
    (object) => object.kind === 'function' && object.name === executed?.toLowerCase(),
  )
  const when = `${event} ${rest.replace(EXECUTED, '')}`.replaceAll(
    / ?referencing .*? (?=for each)/gi,
    ' ',
  )
  const comment = trigger.comment || carried?.comment
  return [
    `${code(name)}: ${code(oneLine(when))} → ${code(`${executed}()`)} in ${placeOf(trigger)}.`,
    ...(comment ? [comment] : []),
  ].join(' ')
}

function describeObjects(domain: string, sources: SchemaSources): string[] {
  const own = sources.objects
    .filter((object) => object.domain === domain)
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const functions = own.filter(({ kind }) => kind === 'function')
  const views = own.filter(({ kind }) => kind === 'view')
  return [
    ...section(
      `Functions of ${domain}`,
      functions.map((one) => line(code(signatureOf(one)), one)),
    ),
    ...section(
      `Views of ${domain}`,
      views.map((one) => {
        const readers = readersOf(one.name, domain, sources)
        const read = readers ? ` Read by ${readers}.` : ''
        return `${line(`${code(one.name)}${markOf(one.name, sources)}`, one)}${read}`
      }),
    ),
  ]
}

const line = (title: string, object: DeclaredObject) =>
  `${title}, ${placeOf(object)}.${object.comment ? ` ${object.comment}` : ''}`

/** Name, parameters and result: the key has them. */
const signatureOf = ({ key }: DeclaredObject) => key.replace(/^function /, '')

/** Other domains whose statements, or functions, read the table or view. */
function readersOf(name: string, owner: string, { uses: { uses } }: SchemaSources): string {
  const readers = uses.filter(
    ({ table, how, domain }) => table === name && how === 'read' && domain !== owner,
  )
  return [...new Set(readers.map(({ domain }) => domain))].sort().join(', ')
}

const markOf = (name: string, { published }: SchemaSources) =>
  published.has(name) ? ' (published)' : ''

/** The file as seen from the server's source. */
const placeOf = ({ file }: DeclaredObject) => code(file.split('/').slice(-3).join('/'))

const section = (title: string, items: readonly string[]) =>
  items.length === 0 ? [] : [`${title}:`, list(items)]

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
const fence = (lines: readonly string[]) => ['```text', ...lines, '```'].join('\n')
const code = (text: string) => `\`${text}\``
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
