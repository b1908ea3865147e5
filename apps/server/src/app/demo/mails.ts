import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/**
 * Mails of the last days about the next planned meetings: most kept, since the demonstration has no
 * mail server, some failed for reasons that happen.
 */
export async function insertMails(tx: Db, today: string): Promise<void> {
  await tx.run(sql`
    insert into mails (key, project_id, user_id, sender_id, template, model, state, attempts,
      created_at, due_at, done_at, address, subject, body, error)
    select 'demonstration/' || g.id, g.project_id, g.mentee_id, g.mentor_id, 'rendezvous.html',
      jsonb_build_object('title', a.title, 'titles', a.titles, 'at', lower(g.during)),
      case when g.id % 12 = 0 then 'failed' when g.id % 7 = 0 then 'cancelled' else 'kept' end, 1,
      told.at, told.at, told.at + interval '2 seconds', u.email,
      'Το ραντεβού σας: ' || to_char(lower(g.during) at time zone 'Europe/Athens', 'DD/MM/YYYY HH24:MI'),
      'Γεια σας,' || chr(10) || chr(10) || 'Σας περιμένουμε στις '
        || to_char(lower(g.during) at time zone 'Europe/Athens', 'DD/MM/YYYY HH24:MI')
        || ' για: ' || a.title || '.',
      case when g.id % 12 = 0 then
        case when g.id % 24 = 0 then '550 5.1.1 mailbox unavailable' else 'no_address' end end
    from meetings g
    join actions a on a.id = g.action_id
    join users u on u.id = g.mentee_id
    cross join lateral (
      select ${today}::date - (1 + g.id % 6) * interval '1 day' + interval '10 hours'
        + g.id % 60 * interval '1 minute' as at
    ) told
    where g.state = 'planned' and lower(g.during) > ${today}::date + interval '1 day' and g.id % 3 = 0`)
}
