import type { Sql } from '../../kernel/database/sql.ts'
import { defineSharedPort } from '../../kernel/port.ts'

/** What of an action domains keep that depend on actions. */
interface ActionContents {
  /** A condition: whether the action shows something of theirs in the project. */
  has(projectId: Sql, actionId: Sql): Sql
}

/** Domains that give actions something to show provide this. */
export const actionContents = defineSharedPort<ActionContents>()
