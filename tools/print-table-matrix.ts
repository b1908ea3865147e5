/** Prints which domain writes (W) and reads (r) which tables, and where the rule has exceptions. */
import { ROOT } from './bootstrap.mjs'
import { findCircles, readDependencies } from './conventions/check-table-owners.ts'
import { readTableDeclarations } from './conventions/table-declarations.ts'
import { readTableUses } from './conventions/table-uses.ts'

const uses = readTableUses(ROOT)
const declared = await readTableDeclarations(ROOT)
const dependencies = readDependencies(ROOT, uses)
const domains = [...new Set(uses.uses.map(({ domain }) => domain))].sort()
const tables = [...uses.owners].sort(([a, of], [b, by]) => `${of} ${a}`.localeCompare(`${by} ${b}`))

const foreign = (how: string) =>
  uses.uses.filter((use) => use.how === how && uses.owners.get(use.table) !== use.domain)
const width = Math.max(...tables.map(([table, owner]) => `${owner}.${table} *`.length))
const row = (name: string, cells: readonly string[]) =>
  process.stdout.write(
    `${name.padEnd(width)} ${cells.map((cell, index) => cell.padEnd(domains[index]?.length ?? 0)).join(' ')}\n`,
  )

row('(* is published)', domains)
for (const [table, owner] of tables) {
  const published = declared.get(owner)?.publishes.includes(table) ? ' *' : ''
  const cells = domains.map((domain) => {
    const here = uses.uses.filter((use) => use.table === table && use.domain === domain)
    const count = (how: string) => here.filter((use) => use.how === how).length
    return (
      `${count('write') ? `W${count('write')}` : ''}${count('read') ? `r${count('read')}` : ''}` ||
      '.'
    )
  })
  row(`${owner}.${table}${published}`, cells)
}
const exceptions = [...declared].flatMap(([domain, { exceptions: listed }]) =>
  listed.map(
    ({ how, of = '', file = '', reason }) => `  ${domain} ${how} ${of} ${file}: ${reason}`,
  ),
)
const pairs = (how: string) =>
  new Set(foreign(how).map(({ domain, table }) => `${domain} ${table}`)).size
process.stdout.write(
  [
    `\nForeign writes: ${foreign('write').length} (${pairs('write')} pairs of domain and table)`,
    `Foreign reads: ${foreign('read').length} (${pairs('read')} pairs of domain and table)`,
    `Circles: ${
      findCircles(dependencies)
        .map((circle) => circle.join(', '))
        .join('; ') || 'none'
    }`,
    ...[...dependencies].map(([from, to]) => `  ${from} -> ${[...to].sort().join(', ')}`),
    `Exceptions: ${exceptions.length}`,
    ...exceptions,
    '',
  ].join('\n'),
)
