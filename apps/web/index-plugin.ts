import { readPageIndexes } from '../../tools/page-indexes.ts'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.join(import.meta.dirname, '../..')
/** The icons' library, whose index names thousands of files of one icon each. */
const ICONS = '@tabler/icons-react'
const IMPORT = /^import (type )?\{([^}]*)\} from '(#[\w/]+|@tabler\/icons-react)'/gm

/**
 * Has what is imported from an index (`#ui`, `#features/actions`, the icons) come from the file that it is in: a page loads
 * what it draws, and not all that stands in the index beside it.
 */
export function indexPlugin(): Plugin {
  const indexes = readPageIndexes(ROOT)
  // While the page is developed, the icons come in one file that is made once.
  let isBuild = false
  const importOf = (id: string, imported: string): string => {
    const [name = '', local = name] = imported.split(' as ')
    if (id === ICONS)
      return `import ${local} from ${JSON.stringify(`${ICONS}/dist/esm/icons/${name}.mjs`)}`
    const found = indexes.get(id)?.names.get(name)
    if (!found) throw new Error(`${id} does not hand on ${name}`)
    const what = found.isDefault ? local : `{ ${imported} }`
    return `import ${what} from ${JSON.stringify(path.posix.join(ROOT, found.file))}`
  }
  return {
    name: 'telemachos-indexes',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    transform: (code) => {
      if (!code.includes("from '#") && !code.includes(ICONS)) return undefined
      return {
        code: code.replace(
          IMPORT,
          (whole, isType: string | undefined, list: string, id: string) => {
            if (id === ICONS ? !isBuild : !indexes.has(id)) return whole
            const names = list.split(',').map((name) => name.trim())
            const imports = names
              .filter((name) => name !== '' && !isType && !name.startsWith('type '))
              .map((name) => importOf(id, name))
            // As many lines as before: where a fault is told of stays true.
            return imports.join('; ') + whole.replace(/[^\n]/g, '')
          },
        ),
        map: null,
      }
    },
  }
}
