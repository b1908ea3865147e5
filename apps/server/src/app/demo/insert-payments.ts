import { PAYMENT_ACTIONS } from '@telemachos/contract/payments/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Records as paid whatever the programme's completed payment actions say was paid. */
export async function insertPayments(tx: Db): Promise<void> {
  await tx.run(sql`
    insert into payments (project_id, user_id, action_id, kayas, paid_at, paid_by)
    select c.project_id, c.mentee_id, c.action_id, m.fields ->> 'kayas', c.completed_at, c.completed_by
    from completions c
    join memberships m on m.project_id = c.project_id and m.user_id = c.mentee_id
    where c.action_id = any (${[...PAYMENT_ACTIONS]}::int[]) and c.completed_at is not null
      and m.fields ? 'kayas'`)
}
