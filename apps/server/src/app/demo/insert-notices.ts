import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What people of the demonstration are told of on the page, read and unread, by what has been done in it. */
export async function insertNotices(tx: Db, today: string): Promise<void> {
  await tx.run(sql`
    insert into notices (key, project_id, user_id, sender_id, kind, thing, model, way, created_at,
      read_at, mailed_at)
    select 'demonstration/' || told.kind || '/' || told.id || '/' || told.user_id, told.project_id,
      told.user_id, told.sender_id, told.kind, told.thing, told.model, 'mail', told.at,
      case when told.is_read then told.at + interval '3 hours' end, told.at
    from (
      select 'rendezvous.html' as kind, g.id, g.project_id, g.mentee_id as user_id,
        g.mentor_id as sender_id, 'mail/rendezvous.html/' || g.mentee_id as thing,
        '{"path": "calendar"}'::jsonb as model, m.created_at as at, g.id % 2 = 0 as is_read
      from meetings g join mails m on m.key = 'demonstration/' || g.id
      union all
      select 'meetings.scheduled', g.id, g.project_id, g.mentee_id, g.mentor_id, 'meetings/' || g.id,
        jsonb_build_object('title', a.title, 'titles', a.titles, 'at', lower(g.during),
          'with', mentor.first_name || ' ' || mentor.last_name,
          'path', 'mentee/action/' || g.action_id),
        ${today}::date - (1 + g.id % 9) * interval '1 day' + interval '9 hours', g.id % 3 = 0
      from meetings g
      join actions a on a.id = g.action_id
      join users mentor on mentor.id = g.mentor_id
      where g.state = 'planned' and lower(g.during) > ${today}::date + interval '1 day'
      union all
      select case when to_mentor then 'submissions.submitted' else 'submissions.' || s.state end,
        s.id, s.project_id, case when to_mentor then mine.holder_id else s.mentee_id end,
        case when to_mentor then s.mentee_id else mine.holder_id end,
        'submissions/' || s.mentee_id || '/' || s.action_id,
        jsonb_build_object('title', a.title, 'titles', a.titles,
          'with', other.first_name || ' ' || other.last_name,
          'path', case when to_mentor
            then 'mentor/mentee/' || s.mentee_id || '/' || s.action_id
            else 'mentee/action/' || s.action_id end),
        least(s.since - case when to_mentor and s.state <> 'waiting' then interval '1 day'
          else interval '0' end, now()),
        s.state = 'accepted' or (to_mentor and s.state <> 'waiting')
      from submissions s
      join actions a on a.id = s.action_id
      join relations mine on mine.project_id = s.project_id and mine.subject_id = s.mentee_id
        and mine.kind = 'mentor' and mine.action_id is null and mine.to_at is null
      cross join unnest(array[true, false]) as to_mentor
      join users other on other.id = case when to_mentor then s.mentee_id else mine.holder_id end
      where to_mentor or s.state <> 'waiting'
    ) told
    order by told.at, told.kind, told.id`)
}
