import type { DEPENDENT_KINDS } from '@telemachos/contract/actions/manage-calls'
import type { Sql } from '../../kernel/database/sql.ts'
import { defineSharedPort } from '../../kernel/port.ts'

/** What depends on an action in another domain's tables. */
interface ActionDependents {
  readonly kind: (typeof DEPENDENT_KINDS)[number]
  /** A condition on the table's own rows after `where`: `select count(*) from <rows>`. */
  rows(projectId: Sql, actionId: Sql): Sql
}

/**
 * Domains that keep something of actions provide this, so that no action is deleted or moved on which
 * something depends: `provide('meetings', { kind: 'Meetings', rows: (project, action) => … })`.
 */
export const actionDependents = defineSharedPort<ActionDependents>()
