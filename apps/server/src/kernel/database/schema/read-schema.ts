import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { DeclaredSchema } from './apply-schema.ts'
import { parseSchema, type SchemaText } from './parse-schema.ts'

/** The file of a domain with the functions that its columns, indexes and rules are computed with. */
const COLUMN_FUNCTIONS = 'columns.sql'

/** What the build writes beside the server: when it was made. */
const BUILD = z.object({ madeAt: z.coerce.date() })

/**
 * The functions, views and triggers under a folder laid out as the source is, kernel/schema/*.sql and
 * modules/<name>/schema/*.sql, and those that domains make from declarations.
 * @throws Error naming a file with anything else in it, or two objects of one name.
 */
export function readSchema(root: string, made: readonly SchemaText[] = []): DeclaredSchema {
  const files = globSync(['kernel/schema/*.sql', 'modules/*/schema/*.sql'], { cwd: root }).sort()
  const read = (name: string): SchemaText => ({
    name,
    sql: readFileSync(join(root, name), 'utf8'),
  })
  const isForColumns = (file: string) => basename(file) === COLUMN_FUNCTIONS
  const columnFunctions = files.filter(isForColumns).map(read).flatMap(parseSchema)
  const others = files.filter((file) => !isForColumns(file)).map(read)
  const objects = [...others, ...made].flatMap(parseSchema)
  const keys = new Set<string>()
  for (const { key } of [...columnFunctions, ...objects]) {
    if (keys.has(key)) throw new Error(`Two files have the ${key}`)
    keys.add(key)
  }
  return { columnFunctions, objects, madeAt: readMadeAt(root) }
}

function readMadeAt(root: string): Date {
  const file = join(root, 'build.json')
  return existsSync(file) ? BUILD.parse(JSON.parse(readFileSync(file, 'utf8'))).madeAt : new Date()
}
