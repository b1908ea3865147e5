import type { Client } from 'pg'
import { readTableDeclarations } from '../conventions/table-declarations.ts'
import { readTableUses } from '../conventions/table-uses.ts'
import { describeSchema } from './describe-schema.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readDeclaredObjects } from './read-declared-objects.ts'

/** The page, by its path in the repository. */
export const SCHEMA_PAGE = 'docs/schema.md'

/**
 * The text of the page of the schema as it is now.
 * @param root the repository
 * @param client connected to a database migrated by it
 */
export async function makeSchemaPage(root: string, client: Client): Promise<string> {
  const declared = await readTableDeclarations(root)
  return describeSchema({
    tables: await readCatalogue(client),
    objects: readDeclaredObjects(root),
    uses: readTableUses(root),
    published: new Set([...declared.values()].flatMap(({ publishes }) => publishes)),
  })
}
