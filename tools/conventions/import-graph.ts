import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { readPageIndexes } from '../page-indexes.ts'
import { lineAt, listFiles } from './repository.ts'

type Indexes = ReturnType<typeof readPageIndexes>

/** One import, re-export or `import()` of one file. */
export interface Import {
  /** A path in the repository, `npm:name` or `node:name`. */
  readonly target: string
  /** The index of the page that it comes through. */
  readonly door?: string
  readonly line: number
  /** True for `import type` and `export type … from`. */
  readonly typeOnly: boolean
  readonly kind: 'import' | 'reexport' | 'dynamic'
}

/** What every source file imports, by the file's path in the repository. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>

const SOURCE = /\.(ts|tsx|mjs)$/

/** Reads the imports of every source file below a repository's root. */
export function readImportGraph(root: string): ImportGraph {
  const resolve = resolver(root)
  const indexes = readPageIndexes(root)
  const sources = listFiles(root).filter((file) => SOURCE.test(file))
  return new Map(sources.map((file) => [file, readImports(root, file, resolve, indexes)]))
}

function readImports(root: string, file: string, resolve: Resolve, indexes: Indexes): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const imports: Import[] = module.staticImports.flatMap((statement) => {
    const { value } = statement.moduleRequest
    const line = lineAt(text, statement.start)
    const index = indexes.get(value)
    // What an index hands on is imported from the file that it is in.
    if (index)
      return statement.entries.map(({ importName, isType }) => ({
        target:
          index.names.get(importName.name ?? '')?.file ?? `missing:${value} ${importName.name}`,
        door: index.door,
        line,
        typeOnly: isType,
        kind: 'import',
      }))
    const typeOnly = /^import\s+type\b/.test(text.slice(statement.start))
    return { target: resolve(file, value), line, typeOnly, kind: 'import' }
  })
  for (const statement of module.staticExports) {
    const [request] = statement.entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])
    if (!request) continue
    imports.push({
      target: resolve(file, request.value),
      line: lineAt(text, statement.start),
      typeOnly: statement.entries.every(({ isType }) => isType),
      kind: 'reexport',
    })
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end))
    if (!literal?.[2]) continue
    imports.push({
      target: resolve(file, literal[2]),
      line: lineAt(text, start),
      typeOnly: false,
      kind: 'dynamic',
    })
  }
  return imports
}

type Resolve = (from: string, specifier: string) => string

interface PackageFile {
  name: string
  exports?: Record<string, string>
}

/** Resolves as the runtime does: relative paths, and the workspaces' own packages by `exports`. */
function resolver(root: string): Resolve {
  const packages = new Map(
    listFiles(root)
      .filter((file) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))
      .map((file) => {
        const json = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as PackageFile
        return [json.name, { folder: path.posix.dirname(file), exports: json.exports ?? {} }]
      }),
  )
  return (from, specifier) => {
    const plain = specifier.replace(/\?.*$/, '')
    if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(from), plain)
    if (plain.startsWith('node:')) return plain
    const name = plain
      .split('/')
      .slice(0, plain.startsWith('@') ? 2 : 1)
      .join('/')
    const own = packages.get(name)
    if (!own) return `npm:${name}`
    const target = resolveExport(own.exports, `.${plain.slice(name.length)}`)
    const file = target && path.posix.join(own.folder, target)
    if (!file || !existsSync(path.join(root, file))) return `missing:${plain}`
    return file
  }
}

/** The file that a package's `exports` give for a subpath; the longest pattern wins. */
function resolveExport(exports: Record<string, string>, subpath: string): string | undefined {
  if (exports[subpath]) return exports[subpath]
  const patterns = Object.keys(exports).sort((a, b) => b.length - a.length)
  for (const pattern of patterns) {
    const [start, end] = pattern.split('*')
    if (start === undefined || end === undefined) continue
    if (!subpath.startsWith(start) || !subpath.endsWith(end)) continue
    return exports[pattern]?.replace('*', subpath.slice(start.length, subpath.length - end.length))
  }
  return undefined
}
