import { readPageIndexes } from '../../tools/page-indexes.ts'
import path from 'node:path'
import type { Plugin } from 'vite'

const ROOT = path.join(import.meta.dirname, '../..')
const IMPORT = /^import (type )?\{([^}]*)\} from '(#[\w/]+)'/gm

/**
 * Has what is imported from an index (`#ui`) come from the file that it is in: a page loads what it
 * draws, and not all that stands in the index beside it.
 */
export function indexPlugin(): Plugin {
  const indexes = readPageIndexes(ROOT)
  return {
    name: 'telemachos-indexes',
    enforce: 'pre',
    transform: (code) => {
      if (!code.includes("from '#")) return undefined
      return {
        code: code.replace(
          IMPORT,
          (whole, isType: string | undefined, list: string, id: string) => {
            const files = indexes.get(id)
            if (!files) return whole
            const names = list.split(',').map((name) => name.trim())
            const imports = names
              .filter((name) => name !== '' && !isType && !name.startsWith('type '))
              .map((name) => {
                const file = files.get(name.replace(/ as .*$/, ''))
                return `import { ${name} } from ${JSON.stringify(file && path.posix.join(ROOT, file))}`
              })
            // As many lines as before: where a fault is told of stays true.
            return imports.join('; ') + whole.replace(/[^\n]/g, '')
          },
        ),
        map: null,
      }
    },
  }
}
