import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** Conferences are actions of this type (spec §3). */
const CONFERENCE = ACTION_TYPES.conference

const PAST_PLACES = 400
const COMING_PLACES = 12
/** So many ask for a place in the session that is to come: more than there are. */
const WANTED = 17

/** An instant of the first conference of a project `pa`; of each further one two days later, at the same hour. */
const later = (instant: string) => sql`((${instant}::timestamptz at time zone 'Europe/Athens'
  + 2 * (row_number() over (partition by pa.project_id order by pa.action_id) - 1) * interval '1 day')
  at time zone 'Europe/Athens')`

/**
 * Gives each conference of each project three sessions, each conference two days after the one before, since
 * nobody is in two at once: one that was, with who was there; one to come
 * that is full, with who waits; and one online that was called off. Whoever completed the action was in
 * the first, and some who were not stayed away.
 */
export async function insertConferences(tx: Db, today: string): Promise<void> {
  const at = (days: number, time: string) => athensInstant(addDays(today, days), time)
  const add = (session: {
    readonly title: string
    readonly begins: string
    readonly ends: string
    readonly place: string
    readonly link: string
    readonly capacity: number | null
    readonly speakers: string
    readonly description: string
    readonly state: 'planned' | 'cancelled'
    readonly reason: string
  }) =>
    tx.run(sql`
    insert into conference_sessions (project_id, action_id, title, begins_at, ends_at, place, link,
      link_hours, capacity, description, speakers, materials, state, reason, changed_at)
    select pa.project_id, pa.action_id, ${session.title}, ${later(session.begins)},
      ${later(session.ends)},
      ${session.place}, ${session.link}, ${session.link === '' ? null : 24}::int,
      ${session.capacity}::int, ${session.description}, ${session.speakers},
      '[{"Title": "Πρόγραμμα", "Url": "https://example.org/programma.pdf"}]', ${session.state},
      ${session.reason}, ${at(-40, '10:00')}
    from project_actions pa join actions a on a.id = pa.action_id
    where a.type_id = ${CONFERENCE}::int
    order by pa.project_id, pa.action_id`)
  const hall = { link: '', state: 'planned', reason: '' } as const
  await add({
    ...hall,
    title: 'Πρώτη ομάδα',
    begins: at(-20, '17:00'),
    ends: at(-20, '20:00'),
    place: 'Αμφιθέατρο του Δήμου',
    capacity: PAST_PLACES,
    speakers: 'Ελένη Παπαδοπούλου, Γιώργος Αντωνίου',
    description: 'Χαιρετισμοί, δύο ομιλίες και συζήτηση σε μικρές ομάδες.',
  })
  await add({
    ...hall,
    title: 'Δεύτερη ομάδα',
    begins: at(16, '17:00'),
    ends: at(16, '20:00'),
    place: 'Αίθουσα εκδηλώσεων, Εμπορικό Επιμελητήριο',
    capacity: COMING_PLACES,
    speakers: 'Ελένη Παπαδοπούλου',
    description: 'Για όσους δεν ήρθαν στην πρώτη. Οι θέσεις είναι λίγες: γραφτείτε έγκαιρα.',
  })
  await add({
    title: 'Τρίτη ομάδα',
    begins: at(9, '18:00'),
    ends: at(9, '19:30'),
    place: '',
    link: 'https://meet.example.org/imerida',
    capacity: null,
    speakers: '',
    description: 'Διαδικτυακά.',
    state: 'cancelled',
    reason: 'Η ομιλήτρια δεν μπορεί εκείνη την ημέρα',
  })
  await fillPast(tx, today, at(-30, '12:00'))
  await fillComing(tx, today, at(-3, '09:00'))
}

/** Whoever completed the action was there; of the others, one in nine had a place and stayed away. */
async function fillPast(tx: Db, today: string, registered: string): Promise<void> {
  await tx.run(sql`
    insert into conference_registrations (session_id, mentee_id, project_id, action_id, state,
      attendance, minutes, registered_at, marked_at, changed_at)
    select s.id, one.user_id, s.project_id, s.action_id, 'registered',
      case when one.is_done then 'present' when one.user_id % 2 = 0 then 'absent' else 'excused' end,
      case when one.is_done and one.user_id % 4 = 0 then 150 end, ${registered}, s.ends_at, s.ends_at
    from conference_sessions s
    cross join lateral (
      select m.user_id, done.completed_at is not null as is_done
      from memberships m
      left join completions done on done.project_id = s.project_id
        and done.mentee_id = m.user_id and done.action_id = s.action_id
      where m.project_id = s.project_id and m.is_mentee and m.left_at is null
        and (done.completed_at is not null or m.user_id % 9 = 0)
      order by m.user_id limit ${PAST_PLACES}::int
    ) one
    where s.begins_at < ${today}::date
    order by s.id, one.user_id`)
}

/** The first who have not done it have a place; the next wait, in their order. */
async function fillComing(tx: Db, today: string, registered: string): Promise<void> {
  await tx.run(sql`
    insert into conference_registrations (session_id, mentee_id, project_id, action_id, state,
      registered_at, changed_at)
    select s.id, one.user_id, s.project_id, s.action_id,
      case when one.place <= s.capacity then 'registered' else 'waiting' end, ${registered},
      ${registered}
    from conference_sessions s
    cross join lateral (
      select m.user_id, row_number() over (order by m.user_id) as place
      from memberships m
      where m.project_id = s.project_id and m.is_mentee and m.left_at is null
        and not exists (
          select from completions done
          where done.project_id = s.project_id and done.mentee_id = m.user_id
            and done.action_id = s.action_id and done.completed_at is not null)
        and not exists (
          select from conference_registrations r
          where r.project_id = s.project_id and r.action_id = s.action_id
            and r.mentee_id = m.user_id and r.attendance is null)
      order by m.user_id limit ${WANTED}::int
    ) one
    where s.begins_at >= ${today}::date and s.state = 'planned'
    order by s.id, one.place`)
}
