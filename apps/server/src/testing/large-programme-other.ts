import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { createAction } from './factories.ts'

/** On joining employed, of tertiary education. */
const ANSWERS = { '1': '2026-03-05', '2': '2.1', '6': '6.3', '7': '7.2' }

/**
 * What everybody has handed in for an action, their entry and exit forms, and a conference of some
 * sessions to which all of them come.
 * @returns the id of the conference.
 */
export async function addOtherWork(
  db: Db,
  [first, ...others]: readonly [number, ...number[]],
  actionId: number,
): Promise<number> {
  const slot = { id: 's_cv', label: { el: 'Βιογραφικό', en: 'CV' }, review: true }
  await db.run(sql`
    update actions set data = ${JSON.stringify({ needs: { slots: [slot] } })}::jsonb
    where id = ${actionId}`)
  await db.run(sql`
    with handed_in as (
      insert into submissions (project_id, mentee_id, action_id, slot, state, revision, since)
      select project_id, user_id, ${actionId}::int, 's_cv', 'waiting', 1,
        now() - make_interval(mins => user_id)
      from memberships where is_mentee returning id
    )
    insert into submission_versions (submission_id, number, note, link, at)
    select id, 1, 'Ορίστε', '', now() from handed_in`)
  const { start, end } = READY_FORMS['2021-27']
  await db.run(sql`
    insert into microdata_forms (project_id, phase, number, content, at)
    select id, phase, 1, content, now() from projects, (values
      ('start', ${JSON.stringify(start)}::jsonb), ('end', ${JSON.stringify(end)}::jsonb)
    ) form (phase, content)`)
  await db.run(sql`
    insert into microdata (project_id, user_id, phase, form_id, answers, final, saved_at)
    select m.project_id, m.user_id, f.phase, f.id, ${JSON.stringify(ANSWERS)}::jsonb,
      m.user_id % 3 > 0, now()
    from memberships m join microdata_forms f using (project_id) where m.is_mentee`)
  const conferenceId = await createAction(db, first, {
    typeId: ACTION_TYPES.conference,
    position: 90,
  })
  await db.run(sql`
    insert into project_actions (project_id, action_id, flags, position)
    select p, action_id, flags, position from project_actions, unnest(${others}::int[]) p
    where project_id = ${first} and action_id = ${conferenceId}`)
  await db.run(sql`
    insert into conference_sessions (project_id, action_id, begins_at, ends_at, changed_at)
    select p, ${conferenceId}::int, now() + make_interval(days => day),
      now() + make_interval(days => day, hours => 1), now()
    from unnest(${[first, ...others]}::int[]) p, generate_series(1, 10) day`)
  await db.run(sql`
    insert into conference_registrations (session_id, mentee_id, project_id, action_id, state,
      registered_at, changed_at)
    select s.id, m.user_id, m.project_id, s.action_id, 'registered', now(), now()
    from memberships m
    join conference_sessions s on s.project_id = m.project_id
      and extract(day from s.begins_at - now() + interval '1 hour') = 1 + m.user_id % 20
    where m.is_mentee`)
  return conferenceId
}
