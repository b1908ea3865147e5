import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Holds what waited to be sent. Mails of accounts have links that hold no more, and nobody is shown those
 * to people without an account: both are cancelled.
 */
export function holdWaiting(db: Db): Promise<{ held: number; cancelled: number }> {
  return db.one(sql`
    with waiting as (
      select id, project_id is not null and user_id is not null as may_leave from mails
      where state in ('queued', 'taken', 'sending')
    ), changed as (
      update mails m set state = case when w.may_leave then 'held' else 'cancelled' end,
        model = case when w.may_leave then m.model else '{}' end, error = 'restored',
        held_until = null, holder = null, done_at = case when w.may_leave then null else now() end
      from waiting w where m.id = w.id
      returning m.state
    )
    select count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'cancelled')::int as cancelled from changed`)
}
