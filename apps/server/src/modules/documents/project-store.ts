import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What documents know of their project, as it is called in a language. */
export function findProject(
  db: Db,
  projectId: number,
  language: Language,
): Promise<{ Id: number; Descr: string; url: string }> {
  return db.one(sql`
    select p.id as "Id", ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as "Descr", p.url
    from projects p where p.id = ${projectId}`)
}
