import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** From what a deadline counts, as the contract writes it. */
export type DueReason = OutputOf<typeof contract.actions.calls.getAction>['DueReason']

/** From what the deadline of `project_actions pa` counts; null where it is one date, or none. */
export const dueReason = (language: Language): Sql => sql`
  case when pa.due_from is not null then jsonb_build_object('From', pa.due_from,
    'Amount', pa.due_amount, 'Unit', pa.due_unit, 'Anchor', (
      select jsonb_build_object('Id', x.id, 'Title', ${inLanguage(sql`x.title`, sql`x.titles`, language)})
      from actions x where x.id = pa.due_anchor_id)) end`

/** Whether anybody in the project has a deadline of their own; asked once by a statement. */
export const hasOwnDues = (projectId: number): Sql =>
  sql`(select exists (select from action_dues where project_id = ${projectId}))`
