import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { PAYMENT_ACTIONS } from '@telemachos/contract/payments/limits'
import { questionsOf, type Definition } from '@telemachos/questionnaire/definition'
import { draftOf, draftQuestion, label, options } from '@telemachos/questionnaire/testing'
import type { Db } from '../kernel/database/database.ts'
import { sql, type Sql } from '../kernel/database/sql.ts'
import { createAction, createQuest } from './factories.ts'
import { addOtherWork } from './large-programme-other.ts'

const TASKS = 16

/** What mentees do: tasks, a meeting, a questionnaire and payments, all of them in every project. */
interface Work {
  readonly actionId: number
  readonly meetingId: number
  readonly questActionId: number
  readonly questId: number
  readonly textQuestion: string
  /** A conference to which everybody is coming. */
  readonly conferenceId: number
}

/** Adds it for the mentees that there are, as statements over all of them. */
export async function addWork(
  db: Db,
  [first, ...others]: readonly [number, ...number[]],
): Promise<Work> {
  const text = draftQuestion({ Type: QUESTION_TYPES.longText })
  const choice = draftQuestion({ Type: QUESTION_TYPES.scale, Options: options(1, 2, 3, 4, 5) })
  const band = (from: number, to: number) => ({ from, to, name: label('Ζώνη'), text: label('') })
  const { questId, definition } = await createQuest(
    db,
    first,
    draftOf([choice, text], {
      Scales: [
        {
          id: 'scale',
          name: label('Κλίμακα'),
          method: 'sum',
          items: [{ model: choice.Model, reversed: false, weight: 1 }],
          parts: [],
          minAnswered: null,
          bands: [band(1, 2), band(3, 5)],
        },
      ],
    }),
  )
  const meetingId = await createAction(db, first, { typeId: ACTION_TYPES.meetingInPerson })
  const questActionId = await createAction(db, first, {
    typeId: ACTION_TYPES.questionnaire,
    questId,
    position: 1,
  })
  let actionId = 0
  for (let task = 0; task < TASKS; task++)
    actionId = await createAction(db, first, { position: 2 + task })
  await db.run(sql`
    insert into actions (id, type_id, title)
    select id, 3, 'Δόση ' || id from unnest(${PAYMENT_ACTIONS}::int[]) id`)
  await db.run(sql`
    insert into project_actions (project_id, action_id, flags, position)
    select ${first}, id, 2, id from unnest(${PAYMENT_ACTIONS}::int[]) id`)
  await db.run(sql`
    insert into project_actions (project_id, action_id, flags, position)
    select p, action_id, flags, position from project_actions, unnest(${others}::int[]) p`)
  await db.run(sql`
    update project_actions set due_on = now()::date - 30 where action_id = ${actionId}`)
  await db.run(sql`
    insert into completions (project_id, mentee_id, action_id, completed_at, completed_by)
    select m.project_id, m.user_id, t.action_id, now() - make_interval(hours => m.user_id % 1700),
      m.user_id
    from memberships m join project_actions t using (project_id)
    where m.is_mentee and t.position >= 2 and (m.user_id + t.action_id) % 3 = 0`)
  await db.run(sql`
    insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at, data)
    select m.project_id, t.action_id, 'mentee', m.user_id,
      now() + make_interval(hours => m.user_id % 500 - 250), '{}'
    from memberships m join project_actions t using (project_id)
    where m.is_mentee and t.position >= 2 and (m.user_id + t.action_id) % 5 = 1`)
  await addMeetings(db, meetingId)
  await addAnswers(db, questActionId, questId, definition)
  await db.run(sql`
    insert into payments (project_id, user_id, action_id, kayas)
    select project_id, user_id, ${PAYMENT_ACTIONS[0]}::int, fields ->> 'kayas'
    from memberships where is_mentee and user_id % 2 = 0`)
  await db.run(sql`
    insert into supervision_handlings (project_id, mentee_id, reason, since, at)
    select project_id, user_id, 'overdue', now() - interval '20 days', now()
    from memberships where is_mentee and user_id % 10 = 0`)
  await db.run(sql`
    insert into audit_log (verb, actor_id, project_id, subject_id, request_id)
    select 'people.stateSet', user_id, project_id, user_id, 'seed' from memberships`)
  await db.run(sql`
    insert into mails (key, project_id, user_id, template, model, state, done_at, subject)
    select 'seed-' || user_id, project_id, user_id, 'rendezvous.html', '{}', 'kept', now(), 'Ραντεβού'
    from memberships`)
  const conferenceId = await addOtherWork(db, [first, ...others], actionId)
  return { actionId, meetingId, questActionId, questId, textQuestion: text.Id, conferenceId }
}

/** One that was held for everybody, with something to follow up for some; a planned one for a third. */
async function addMeetings(db: Db, meetingId: number): Promise<void> {
  const mentorOf = sql`(select holder_id from relations r where r.project_id = m.project_id
    and r.kind = 'mentor' and r.subject_id = m.user_id and r.to_at is null)`
  const meet = (state: string, at: Sql, condition: Sql) => sql`
    insert into meetings (project_id, action_id, mentor_id, mentee_id, state, during)
    select m.project_id, ${meetingId}::int, ${mentorOf}, m.user_id, ${state},
      tstzrange(${at}, ${at} + interval '45 minutes')
    from memberships m where m.is_mentee and ${condition}`
  await db.run(meet('held', sql`now() - make_interval(hours => m.user_id % 1500)`, sql`true`))
  await db.run(
    meet('planned', sql`now() + make_interval(mins => 15 * m.user_id)`, sql`m.user_id % 3 = 0`),
  )
  await db.run(sql`
    insert into meeting_journals (meeting_id, follow_up)
    select id, 'Να δοθεί συνέχεια' from meetings where state = 'held' and mentee_id % 10 = 0`)
}

/** Everybody has finished the questionnaire. */
async function addAnswers(
  db: Db,
  actionId: number,
  questId: number,
  definition: Definition,
): Promise<void> {
  const [choice, text] = questionsOf(definition).map(({ groups }) => groups[0])
  const option = choice?.options[0]?.id ?? null
  await db.run(sql`
    insert into answer_sets (project_id, quest_id, action_id, mentee_id, respondent_id, version_id,
      state, first_started_at, created_at, finished_at, scored_at)
    select m.project_id, ${questId}::int, ${actionId}::int, m.user_id, m.user_id, v.id,
      'finished', now(), now(), now(), now()
    from memberships m join questionnaire_versions v on v.quest_id = ${questId}
    where m.is_mentee`)
  await db.run(sql`
    insert into quest_answers (answer_set_id, group_id, option_id, text, rev, client_id, seq,
      answered_at)
    select s.id, g.id, g.option, g.text, 1, 'seed', 1, now()
    from answer_sets s, (values (${choice?.id ?? 0}::int, ${option}::int, null),
      (${text?.id ?? 0}::int, null, 'Επειδή')) g (id, option, text)`)
  await db.run(sql`
    insert into quest_scores (answer_set_id, scale_id, score, low, high, band)
    select id, 'scale', 1 + id % 5, 1, 5, id % 2 from answer_sets`)
}
