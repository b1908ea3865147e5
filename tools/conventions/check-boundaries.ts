import { BOUNDARIES, MAY_REEXPORT, TEST_FILE, type Boundary } from '../boundaries.ts'
import type { Import, ImportGraph } from './import-graph.ts'
import type { Finding } from './repository.ts'

/** Every import that breaks one of the architecture's boundaries. */
export function checkBoundaries(graph: ImportGraph): Finding[] {
  return BOUNDARIES.flatMap((boundary) =>
    [...graph].flatMap(([file, imports]) => checkFile(boundary, file, imports, graph)),
  )
}

function checkFile(
  boundary: Boundary,
  file: string,
  imports: readonly Import[],
  graph: ImportGraph,
): Finding[] {
  const matched = boundary.from.exec(file)
  if (!matched || (boundary.testsExempt && TEST_FILE.test(file))) return []
  const unless = boundary.unless && new RegExp(fillIn(boundary.unless, matched.groups ?? {}))
  const isForbidden = (target: string) =>
    boundary.forbid.test(target) && !(unless && unless.test(target))
  return imports.flatMap((imported) => {
    if (boundary.typesExempt && imported.typeOnly) return []
    if (boundary.dynamicExempt && imported.kind === 'dynamic') return []
    const way = boundary.transitive
      ? findWay(imported.target, isForbidden, graph, boundary.replaced)
      : isForbidden(boundary.atDoor && imported.door ? imported.door : imported.target) && [
          imported.target,
        ]
    if (!way) return []
    const message = `imports ${way.join(', which imports ')}. ${boundary.sentence}`
    return [{ rule: boundary.name, file, line: imported.line, message }]
  })
}

function fillIn(pattern: string, groups: Record<string, string>): string {
  return pattern.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => groups[name] ?? '')
}

/** The shortest way at run time from one file to a forbidden one. */
function findWay(
  start: string,
  isForbidden: (target: string) => boolean,
  graph: ImportGraph,
  replaced?: RegExp,
): string[] | undefined {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    const last = way.at(-1) ?? start
    if (isForbidden(last)) return way
    if (replaced?.test(last)) continue
    for (const { target, typeOnly } of graph.get(last) ?? []) {
      if (typeOnly || seen.has(target)) continue
      seen.add(target)
      ways.push([...way, target])
    }
  }
  return undefined
}

/** Every import cycle, types included, each reported once at its first file by name. */
export function checkCycles(graph: ImportGraph): Finding[] {
  const findings: Finding[] = []
  const done = new Set<string>()
  for (const start of graph.keys()) visit(start, [])
  return findings

  function visit(file: string, trail: readonly string[]): void {
    if (done.has(file)) return
    const path = [...trail, file]
    for (const { target, line, kind } of graph.get(file) ?? []) {
      if (kind === 'dynamic') continue
      const again = path.indexOf(target)
      if (again >= 0) {
        const cycle = [...path.slice(again), target].join(' → ')
        findings.push({
          rule: 'no-cycles',
          file,
          line,
          message: `closes an import cycle: ${cycle}`,
        })
      } else if (graph.has(target)) {
        visit(target, path)
      }
    }
    done.add(file)
  }
}

/** Every import of a file that is not there, or of a part that a package does not export. */
export function checkTargets(graph: ImportGraph): Finding[] {
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter(({ target }) => target.startsWith('missing:'))
      .map(({ target, line }) => ({
        rule: 'exported-paths-only',
        file,
        line,
        message: `imports ${target.slice('missing:'.length)}, which no package exports`,
      })),
  )
}

/** Every re-export outside a module's index.ts and a package's root. */
export function checkBarrels(graph: ImportGraph): Finding[] {
  return [...graph]
    .filter(([file]) => !MAY_REEXPORT.test(file))
    .flatMap(([file, imports]) =>
      imports
        .filter(({ kind }) => kind === 'reexport')
        .map(({ target, line }) => ({
          rule: 'no-barrels',
          file,
          line,
          message: `hands on ${target}: import it from where it is`,
        })),
    )
}
