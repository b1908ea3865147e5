import type { Sql } from '../../kernel/database/sql.ts'
import { definePort } from '../../kernel/port.ts'

/** Those who write texts, and those who read them. */
interface TextEditors {
  /** A person's name by their number, null where nobody has it: a value of a statement. */
  nameOf(id: Sql): Sql
  /** How many people have each role, in all projects together: a statement that gives role and count. */
  countRoles(): Sql
}

/** People depend on projects, whose texts are translated here, and so provide this. */
export const textEditors = definePort<TextEditors>('language.textEditors')
