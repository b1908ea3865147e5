import { readImportGraph } from './import-graph.ts'
import type { Finding } from './repository.ts'
import {
  readTableDeclarations,
  type TableDeclaration,
  type TableException,
} from './table-declarations.ts'
import { domainOf, readTableUses, type TableUse, type TableUses } from './table-uses.ts'
import { TEST_FILE } from '../boundaries.ts'

type Declarations = ReadonlyMap<string, TableDeclaration>

/** Which domain depends on which, by reading its tables or importing its index. */
export type Dependencies = ReadonlyMap<string, ReadonlySet<string>>

const rule = 'one-owner'

/**
 * Every breach of the rule that a table has one owner: a foreign write, a read of what is not
 * published, a table that nobody declares, a publication that nobody reads, a circle of domains, and
 * an exception that is no longer needed.
 */
export async function checkTableOwners(root: string): Promise<Finding[]> {
  const uses = readTableUses(root)
  const declared = await readTableDeclarations(root)
  const used = new Set<TableException>()
  const findings = [
    ...checkOwned(uses, declared),
    ...checkUses(uses, declared, used),
    ...checkNames(uses, declared, used),
    ...checkCircles(readDependencies(root, uses), declared, used),
  ]
  for (const [domain, { exceptions }] of declared) {
    for (const exception of exceptions.filter((one) => !used.has(one))) {
      const { how, of, file } = exception
      const what = [how, of, file].filter(Boolean).join(' ')
      findings.push(inDeclaration(domain, `has an exception that is not needed: ${what}`))
    }
  }
  return findings
}

const inDeclaration = (domain: string, message: string): Finding => ({
  rule,
  file: `apps/server/src/${domain === 'kernel' ? domain : `modules/${domain}`}/tables.ts`,
  line: 1,
  message,
})

function checkOwned({ owners, uses }: TableUses, declared: Declarations): Finding[] {
  const findings: Finding[] = []
  for (const [table, domain] of owners) {
    if (declared.get(domain)?.owns.includes(table)) continue
    findings.push(inDeclaration(domain, `does not declare ${table}, which its migrations create`))
  }
  for (const [domain, { owns, publishes }] of declared) {
    for (const table of owns.filter((name) => owners.get(name) !== domain)) {
      findings.push(inDeclaration(domain, `declares ${table}, which its migrations do not create`))
    }
    for (const table of publishes) {
      if (!owns.includes(table)) {
        findings.push(inDeclaration(domain, `publishes ${table}, which it does not own`))
      } else if (!uses.some((use) => use.table === table && use.domain !== domain)) {
        findings.push(inDeclaration(domain, `publishes ${table}, which nobody else reads`))
      }
    }
  }
  return findings
}

function checkUses(
  { owners, uses }: TableUses,
  declared: Declarations,
  used: Set<TableException>,
): Finding[] {
  return uses.flatMap((use): Finding[] => {
    const owner = owners.get(use.table) ?? ''
    if (owner === use.domain || isExcepted(use, declared, used)) return []
    const published = declared.get(owner)?.publishes.includes(use.table)
    if (use.how === 'read' && published) return []
    const message =
      use.how === 'write'
        ? `writes ${use.table}, which ${owner} owns`
        : `reads ${use.table}, which ${owner} does not publish`
    return [{ rule, file: use.file, line: use.line, message }]
  })
}

function isExcepted(
  { domain, file, how, table }: TableUse,
  declared: Declarations,
  used: Set<TableException>,
): boolean {
  const exception = declared
    .get(domain)
    ?.exceptions.find((one) => one.how === how && one.of === table && isIn(file, one))
  if (exception) used.add(exception)
  return exception !== undefined
}

const isIn = (file: string, exception: TableException) =>
  exception.file !== undefined && file.endsWith(`/${exception.file}`)

function checkNames(
  { chosen, hidden }: TableUses,
  declared: Declarations,
  used: Set<TableException>,
): Finding[] {
  const findings = hidden.map(({ file, line, table }) => ({
    rule,
    file,
    line,
    message: `has a common table expression with the name of the table ${table}`,
  }))
  for (const { file, line } of chosen) {
    const exception = declared
      .get(domainOf(file) as string)
      ?.exceptions.find((one) => one.how === 'chosen' && isIn(file, one))
    if (exception) used.add(exception)
    else findings.push({ rule, file, line, message: 'chooses a table at run time' })
  }
  return findings
}

/** Who depends on whom: every foreign table in its SQL, and every import, tests apart. */
export function readDependencies(root: string, { owners, uses }: TableUses): Dependencies {
  const dependencies = new Map<string, Set<string>>()
  const add = (from: string | undefined, to: string | undefined) => {
    if (!from || !to || from === to || from === 'app') return
    dependencies.set(from, (dependencies.get(from) ?? new Set()).add(to))
  }
  for (const { domain, table } of uses) add(domain, owners.get(table))
  for (const [file, imports] of readImportGraph(root)) {
    if (TEST_FILE.test(file)) continue
    for (const { target } of imports) add(domainOf(file), domainOf(target))
  }
  return dependencies
}

/** The groups of domains that depend on each other, those of more than one. */
export function findCircles(dependencies: Dependencies): string[][] {
  const reached = new Map([...dependencies.keys()].map((from) => [from, reach(from)]))
  const circles = new Map<string, string[]>()
  for (const [from, all] of reached) {
    const group = [from, ...all].filter((to) => all.has(to) && reached.get(to)?.has(from))
    const names = [...new Set(group)].sort()
    if (names.length > 0) circles.set(names.join(' '), names)
  }
  return [...circles.values()]

  function reach(from: string): Set<string> {
    const found = new Set<string>()
    const open = [from]
    for (const domain of open) {
      for (const to of dependencies.get(domain) ?? []) {
        if (found.has(to)) continue
        found.add(to)
        open.push(to)
      }
    }
    return found
  }
}

function checkCircles(
  dependencies: Dependencies,
  declared: Declarations,
  used: Set<TableException>,
): Finding[] {
  const straight = new Map([...dependencies].map(([from, to]) => [from, new Set(to)]))
  for (const [domain, { exceptions }] of declared) {
    for (const exception of exceptions.filter(({ how }) => how === 'circle')) {
      if (straight.get(domain)?.delete(exception.of ?? '')) used.add(exception)
    }
  }
  return findCircles(straight).map((circle) =>
    inDeclaration(circle[0] as string, `is in a circle of domains: ${circle.join(', ')}`),
  )
}
