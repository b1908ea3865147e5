import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PAGE = 'apps/web'
const HANDED_ON = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm
const DEFAULT = 'default as '

/** One index: its own file, and each name that it hands on, all by their paths in the repository. */
export interface PageIndex {
  readonly door: string
  readonly names: ReadonlyMap<string, { readonly file: string; readonly isDefault: boolean }>
}

/** The indexes of the page by the names under which they are imported: `#ui`, `#features/actions`. */
export function readPageIndexes(root: string): ReadonlyMap<string, PageIndex> {
  const about = path.join(root, PAGE, 'package.json')
  if (!existsSync(about)) return new Map()
  const { imports = {} } = JSON.parse(readFileSync(about, 'utf8')) as {
    imports?: Record<string, string>
  }
  return new Map(
    Object.entries(imports)
      .flatMap(([id, file]) => fillIn(root, id, path.posix.join(PAGE, file)))
      .map(([id, door]) => [id, { door, names: readIndex(root, door) }]),
  )
}

/** An entry of `imports`, or each that its pattern stands for. */
function fillIn(root: string, id: string, pattern: string): [id: string, door: string][] {
  const [start = '', end] = pattern.split('*')
  if (end === undefined) return [[id, pattern]]
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((door) => [id.replace('*', door.slice(start.length, -end.length)), door])
}

function readIndex(root: string, index: string): PageIndex['names'] {
  const text = readFileSync(path.join(root, index), 'utf8')
  const folder = path.posix.dirname(index)
  return new Map(
    [...text.matchAll(HANDED_ON)].flatMap(([, names = '', from = '']) => {
      const file = path.posix.join(folder, from)
      return names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name) => {
          const isDefault = name.startsWith(DEFAULT)
          return [isDefault ? name.slice(DEFAULT.length) : name, { file, isDefault }] as const
        })
    }),
  )
}
