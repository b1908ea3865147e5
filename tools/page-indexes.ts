import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PAGE = 'apps/web'
const HANDED_ON = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm

/**
 * The indexes of the page, by the names under which they are imported (`#ui`): the file of each name
 * that they hand on, by its path in the repository.
 */
export function readPageIndexes(root: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const about = path.join(root, PAGE, 'package.json')
  if (!existsSync(about)) return new Map()
  const { imports = {} } = JSON.parse(readFileSync(about, 'utf8')) as {
    imports?: Record<string, string>
  }
  return new Map(
    Object.entries(imports).map(([id, file]) => [id, readIndex(root, path.posix.join(PAGE, file))]),
  )
}

function readIndex(root: string, index: string): ReadonlyMap<string, string> {
  const text = readFileSync(path.join(root, index), 'utf8')
  const folder = path.posix.dirname(index)
  return new Map(
    [...text.matchAll(HANDED_ON)].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name) => [name, path.posix.join(folder, file)] as const),
    ),
  )
}
