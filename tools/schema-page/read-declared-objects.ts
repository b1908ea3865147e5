import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  parseSchema,
  type SchemaObject,
} from '../../apps/server/src/kernel/database/schema/parse-schema.ts'
import { domainOf } from '../conventions/table-uses.ts'

/** A function, view or trigger, and where it is declared. */
export interface DeclaredObject extends SchemaObject {
  /** The path in the repository. */
  readonly file: string
  readonly domain: string
}

const SERVER = 'apps/server/src'

/** The functions, views and triggers of the schema files of a repository, in the files' order. */
export function readDeclaredObjects(root: string): readonly DeclaredObject[] {
  return globSync(['kernel/schema/*.sql', 'modules/*/schema/*.sql'], {
    cwd: path.join(root, SERVER),
  })
    .map((file) => path.posix.join(SERVER, file.replaceAll('\\', '/')))
    .sort()
    .flatMap((file) => {
      const sql = readFileSync(path.join(root, file), 'utf8')
      const domain = domainOf(file) as string
      return parseSchema({ name: file, sql }).map((object) => ({ ...object, file, domain }))
    })
}
