import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

const SUBJECTS = [
  'Στόχοι του επόμενου μήνα',
  'Βιογραφικό και συνοδευτική επιστολή',
  'Προετοιμασία για συνέντευξη',
  'Πώς πήγε η εβδομάδα',
  'Δεξιότητες και ενδιαφέροντα',
  'Αναζήτηση θέσεων',
]

const NOTES = [
  'Συμφωνήσαμε δύο μικρά βήματα ως την επόμενη φορά και πότε θα μιλήσουμε ξανά.',
  'Διορθώσαμε μαζί το βιογραφικό. Μένει να προστεθεί η πρακτική άσκηση.',
  'Κάναμε πρόβα συνέντευξης. Οι απαντήσεις ήταν καθαρές, θέλει λίγο πιο σίγουρη φωνή.',
  'Μιλήσαμε για το τι δυσκολεύει. Θα δοκιμάσουμε ένα πιο χαλαρό πρόγραμμα.',
  'Είδαμε τρεις αγγελίες και διαλέξαμε τη μία. Η αίτηση θα σταλεί ως την Παρασκευή.',
]

const PLACES = ['Γραφείο του προγράμματος', 'Δημοτική βιβλιοθήκη', 'Κέντρο Κοινότητας']

const FOLLOW_UPS = [
  'Να σταλεί η βεβαίωση παρακολούθησης',
  'Να βρεθεί θέση στο σεμινάριο αγγλικών',
  'Να μιλήσουμε με τη σύμβουλο για το επίδομα',
]

const pick = (texts: readonly string[]) => sql`(${texts}::text[])[1 + g.id % ${texts.length}::int]`

/**
 * Gives the meetings that lie behind a row each: those that were completed as held, with what came
 * of them, and those whose day has passed as planned, for somebody to say what became of them.
 */
export async function insertPastMeetings(tx: Db, today: string): Promise<void> {
  await tx.run(sql`
    insert into meetings
      (project_id, action_id, mentor_id, mentee_id, during, state, set_by, changed_at)
    select c.project_id, c.action_id, c.mentor_id, c.mentee_id,
      tstzrange(c.completed_at, c.completed_at + interval '45 minutes'), 'held', c.mentor_id,
      c.completed_at
    from completions c
    join actions a on a.id = c.action_id
    join action_types t on t.id = a.type_id and t.is_meeting
    where c.mentor_id is not null and c.completed_at is not null
    order by c.completed_at, c.mentee_id, c.action_id`)
  const passed = (state: 'planned' | 'missed', reason: string) => sql`
    insert into meetings
      (project_id, action_id, mentor_id, mentee_id, during, state, reason, set_by, changed_at)
    select d.project_id, d.action_id, (d.data ->> 'MentorId')::int, d.mentee_id,
      tstzrange(d.scheduled_at, d.scheduled_at + interval '45 minutes'), ${state}, ${reason},
      (d.data ->> 'MentorId')::int, d.updated_at
    from action_data d
    where d.drawer = 'mentee' and d.scheduled_at < ${today}::date and d.data ? 'MentorId'
      and not exists (
        select from meetings g
        where g.project_id = d.project_id and g.mentee_id = d.mentee_id and g.action_id = d.action_id)
    order by d.scheduled_at, d.mentee_id`
  // Where two planned ones would overlap, the second was never held: the product would refuse it.
  await tx.run(sql`${passed('planned', '')} on conflict do nothing`)
  await tx.run(passed('missed', 'Δεν μπόρεσε να έρθει'))
  await tx.run(sql`
    insert into meeting_journals
      (meeting_id, version, place, minutes, subject, notes, follow_up, resolved_at, resolved_by,
        resolution, updated_at, updated_by)
    select g.id, 1, case when a.type_id = 1 then ${pick(PLACES)} else '' end, 35 + 5 * (g.id % 5),
      ${pick(SUBJECTS)}, ${pick(NOTES)},
      case when is_followed then ${pick(FOLLOW_UPS)} else '' end,
      case when is_followed and g.id % 2 = 0 then lower(g.during) + interval '3 days' end,
      case when is_followed and g.id % 2 = 0 then g.mentor_id end,
      case when is_followed and g.id % 2 = 0 then 'Έγινε' else '' end,
      upper(g.during), g.mentor_id
    from meetings g
    join actions a on a.id = g.action_id
    cross join lateral (select g.id % 11 = 0 or g.id in (
      select min(id) from meetings where state = 'held' and id % 6 in (1, 5)
      group by project_id, mentor_id
    ) as is_followed) chosen
    where g.state = 'held' and g.id % 3 <> 0`)
  await tx.run(sql`
    update meeting_journals j
    set comment = 'Πολύ καλή δουλειά. Να το πούμε και στην εποπτεία.',
      comment_at = upper(g.during) + interval '2 days', comment_by = s.holder_id
    from meetings g
    join relations s on s.project_id = g.project_id and s.kind = 'supervisor'
      and s.subject_id = g.mentor_id and s.to_at is null
    where g.id = j.meeting_id and g.id % 13 = 0`)
}

/**
 * Gives mentors the hours in which they meet, mornings or afternoons as most of their planned
 * meetings are, and some a day of their own.
 */
export async function insertMentorHours(tx: Db): Promise<void> {
  await tx.run(sql`
    insert into meeting_hours (user_id, weekday, from_time, to_time)
    select m.user_id, day, case when is_early then time '09:00' else time '13:00' end,
      case when is_early then time '16:00' else time '20:30' end
    from (
      select user_id, coalesce(avg(extract(hour from lower(g.during) at time zone 'Europe/Athens'))
        < 14, true) as is_early
      from memberships
      left join meetings g on g.mentor_id = user_id and g.state = 'planned'
      where is_mentor group by user_id
    ) m
    cross join generate_series(1, 5) as day
    where m.user_id % 3 <> 0 and day <> 1 + m.user_id % 5`)
}
