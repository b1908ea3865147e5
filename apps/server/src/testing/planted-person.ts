import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { Database } from '../kernel/database/database.ts'
import { identifier, sql, type Sql } from '../kernel/database/sql.ts'
import { CLOSED_COLUMNS } from './closed-columns.ts'
import { createAction } from './factories.ts'
import { plantInLibrary } from './library.ts'
import type { SmallProgramme } from './small-programme.ts'
import { declaredTables } from '../modules/privacy/index.ts'

/** In all of it is the token that `findToken` looks for. */
export const PLANTED = {
  firstName: 'Qwyzfirst',
  lastName: 'Qwyzlast',
  username: 'qwyz-user-7',
  email: 'qwyz@example.org',
} as const

/** What a person's own rows say, and what the rows of others say of them. */
const OWN_WORDS = 'qwyzown'
const NAMED = 'With Qwyzfirst Qwyzlast, QWYZ@example.org.'
/** What the others' rows say of themselves alone. */
const THEIR_OWN = 'theirs alone'

/** What is written before there is an account: it is linked to nobody, and goes by itself. */
const BEFORE_AN_ACCOUNT = new Set([
  'application_drafts.answers',
  'application_proofs.email',
  'registrations.first_name',
  'registrations.last_name',
  'registrations.email',
])

/** Who somebody else is, where they can be reached, and what their program calls itself. */
const OF_THEMSELVES = new Set(
  `users.preferences sessions.user_agent sessions.address login_as_tokens.return_url mails.address
  mails.recipient email_changes.address email_changes.previous
  mail_bounces.address meeting_rooms.address payments.kayas payment_change_entries.kayas applications.afm
  applications.amka applications.kayas applications.mailbox applications.proven_email`.split(/\s+/),
)
/** What a person is called. */
const NAMES = new Set(
  `users.username users.first_name users.last_name users.email users.sort_key users.search_key`.split(
    /\s+/,
  ),
)

/**
 * Gives a mentee and somebody else of the same project a row in every table about people, and writes
 * the token into every column of the registry that takes words: the mentee's own words into their
 * rows, and their name into the rows of the other.
 */
export async function plantPerson(programme: SmallProgramme): Promise<void> {
  const { db, people } = programme
  const { mentee, stranger, mentor, otherMentor } = people
  await db.run(sql`
    update users set first_name = ${PLANTED.firstName}, last_name = ${PLANTED.lastName},
      username = ${PLANTED.username}, email = ${PLANTED.email},
      sort_key = 'qwyzlast qwyzfirst', search_key = 'qwyzlast qwyzfirst' where id = ${mentee.id}`)
  const actionId = await makeActions(programme)
  const others = { who: stranger.id, mentor: otherMentor.id, exported: mentee.id }
  await addRows(programme, others, actionId)
  const isOthers = sql`(t::text not ilike '%qwyzlast%' or t::text ilike ${`%${NAMED}%`})`
  await plant(db, (name) => (OF_THEMSELVES.has(name) ? THEIR_OWN : NAMED), isOthers)
  await addRows(programme, { who: mentee.id, mentor: mentor.id, exported: mentee.id }, actionId)
  const isNew = sql`t::text not ilike ${`%${NAMED}%`} and t::text not ilike ${`%${THEIR_OWN}%`}`
  await plant(db, () => OWN_WORDS, isNew)
}

type WordsFor = (column: string) => string

/** Writes the words into every column that takes them, of the rows for which the condition holds. */
async function plant(db: Database, wordsFor: WordsFor, rows: Sql): Promise<void> {
  for (const { table, column, type } of await wordColumns(db)) {
    const name = `${table}.${column}`
    if ([CLOSED_COLUMNS, NAMES, BEFORE_AN_ACCOUNT].some((names) => names.has(name))) continue
    const words = wordsFor(name)
    const value = {
      text: sql`${words}::text`,
      jsonb: sql`jsonb_build_object('said', jsonb_build_array(${words}::text))`,
      ARRAY: sql`array[${words}::text]`,
    }[type]
    const count = await db.run(sql`
      update ${identifier(table)} t set ${identifier(column)} = ${value}
      where ${rows}`)
    if (count === 0) throw new Error(`nothing to plant in ${name}`)
  }
}

interface WordColumn {
  readonly table: string
  readonly column: string
  readonly type: 'text' | 'jsonb' | 'ARRAY'
}

/** The columns of the registry that take text. */
async function wordColumns(db: Database): Promise<WordColumn[]> {
  const columns = await db.rows<WordColumn>(sql`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and (data_type in ('text', 'jsonb') or udt_name = '_text')
    order by 1, 2`)
  return columns.filter(({ table, column }) =>
    Object.hasOwn(declaredTables.get()[table]?.columns ?? {}, column),
  )
}

async function makeActions({ db, projectId }: SmallProgramme): Promise<number> {
  const actionId = await createAction(db, projectId, { typeId: ACTION_TYPES.meetingInPerson })
  await db.run(sql`insert into actions (id, type_id, title) values (67, 3, 'Πληρωμή')`)
  await db.run(sql`
    insert into project_actions (project_id, action_id, flags, position)
    values (${projectId}, 67, 2, 9)`)
  return actionId
}

interface Around {
  readonly who: number
  readonly mentor: number
  /** Whom the export begins a page with. */
  readonly exported: number
}

/** A row about a person in every table. */
async function addRows(
  { db, projectId, people: { admin } }: SmallProgramme,
  { who, mentor, exported }: Around,
  actionId: number,
): Promise<void> {
  const run = (statement: Sql) => db.run(statement)
  const id = async (statement: Sql) => (await db.one<{ id: number }>(statement)).id
  await run(sql`insert into sessions (id_hash, user_id, expires_at)
    values (${`session ${who}`}, ${who}, now() + interval '1 day')`)
  await run(sql`insert into people_views (project_id, owner_id, name, content)
    values (${projectId}, ${who}, 'view', '{}')`)
  await run(sql`insert into grid_views (project_id, owner_id, name, shared, content)
    values (${projectId}, ${who}, 'view', false, '{}')`)
  await run(sql`with made as (insert into state_changes (project_id, changed_by)
      values (${projectId}, ${admin.id}) returning id)
    insert into state_change_people select id, ${who}, 1, 0 from made`)
  await run(sql`with made as (insert into field_changes
      values (gen_random_uuid(), ${projectId}, 'town', ${admin.id}, now()) returning id)
    insert into field_change_people select id, ${who}, 'Άρτα', 'Βόλος' from made`)
  await run(sql`with made as (insert into payment_changes (project_id, changed_by, changed_at,
      is_recorded) values (${projectId}, ${admin.id}, now(), true) returning id)
    insert into payment_change_entries (change_id, user_id, action_id, kayas, paid_at)
    select id, ${who}, ${actionId}, ${`change ${who}`}, now() from made`)
  await run(sql`insert into password_tokens
    values (${who}, ${`password ${who}`}, 'reset', now() + interval '1 day')`)
  await run(sql`insert into email_changes (user_id, address, previous, requested_by, confirm_hash,
      confirm_until, undo_hash, undo_until)
    values (${who}, '', '', ${who}, ${`confirm ${who}`}, '2100-01-01', ${`undo ${who}`},
      '2100-01-01')`)
  await run(sql`with entry as (
      insert into audit_log (verb, project_id, subject_id, request_id)
      values ('users.fieldUpdated', ${projectId}, ${who}, 'planted') returning id)
    insert into audit_changes (audit_id, project_id, subject_id, kind, name, old_value, new_value)
    select id, ${projectId}, ${who}, 'field', 'goal', 'old', 'new' from entry`)
  await run(sql`insert into known_devices (key_hash, user_id)
    values (${`device ${who}`}, ${who})`)
  await run(sql`insert into login_as_tokens select id_hash, ${`token ${who}`}, ${projectId}, ${who},
      '/', now() + interval '1 day' from sessions where user_id = ${mentor} limit 1`)
  await run(sql`insert into idempotency_keys (user_id, key, call, request_hash, answer)
    values (${who}, 'key', 'call', 'hash', '{}')`)
  await run(sql`insert into grid_exports
      (id, project_id, user_id, role, filter_hash, people, keys, ids)
    values (gen_random_uuid(), ${projectId}, ${who}, 'Admin', 'hash', 1, '{key}', ${[exported]}::int[])`)
  await run(sql`insert into completions (project_id, mentee_id, action_id, mentor_id, data)
    values (${projectId}, ${who}, ${actionId}, ${mentor}, '{}')`)
  await run(sql`insert into action_data (project_id, action_id, drawer, mentee_id)
    values (${projectId}, ${actionId}, 'mentee', ${who})`)
  const meeting = await id(sql`
    insert into meetings (project_id, action_id, mentor_id, mentee_id, during, state)
    select ${projectId}, ${actionId}, ${mentor}, ${who}, tstzrange(at, at + interval '45 minutes'),
      'held' from (select timestamptz '2020-01-01' + make_interval(days => ${who}) as at) one
    returning id`)
  await run(sql`insert into meeting_journals (meeting_id, comment, comment_at)
    values (${meeting}, 'comment', now())`)
  await run(sql`insert into meeting_private_notes values (${meeting}, ${who}, 'notes')`)
  await run(sql`insert into meeting_wishes values (${meeting}, null, 'reason', now())`)
  await run(sql`insert into meeting_rooms values (${who}, 'address')`)
  await run(sql`insert into meeting_hours values (${who}, 1, '09:00', '10:00')`)
  await run(sql`insert into meeting_days_off values (${who}, '2020-01-01', '2020-01-02')`)
  await run(sql`insert into calendar_feeds values (${who}, ${`feed ${who}`})`)
  await run(sql`insert into mails
      (key, project_id, user_id, template, model, state, address, subject, body, error)
    values (${`mail ${who}`}, ${projectId}, ${who}, 'meetings.scheduled', '{}', 'sent',
      'a@b.c', 'subject', 'body', 'error')`)
  await run(sql`insert into mail_links
    select id, 'sealed', '2100-01-01' from mails where key = ${`mail ${who}`}`)
  await run(sql`insert into mail_files
    select id, 'file', 'text/plain', 'content' from mails where key = ${`mail ${who}`}`)
  await run(sql`with page as (
      insert into report_pages (project_id, title, sort_key, tiles, filters, changed_at)
      values (${projectId}, 'page', 'page', '[]', '{}', now()) returning id),
    schedule as (
      insert into report_schedules (project_id, report_id, every, day, hour, next_at)
      select ${projectId}, id, 'week', 1, 8, now() from page returning id)
    insert into report_receivers (schedule_id, user_id, failure)
    select id, ${who}, 'failed' from schedule`)
  await run(sql`with query as (
      insert into report_queries (project_id, name, sort_key, text, view, changed_at)
      values (${projectId}, 'query', 'query', '', '{}', now()) returning id)
    insert into report_runs (query_id, version, user_id, at, ms, row_count)
    select id, 1, ${who}, now(), 1, 1 from query`)
  await run(sql`insert into completion_script_runs
      (project_id, action_id, mentee_id, version, ran_at, refusal, fault)
    values (${projectId}, ${actionId}, ${who}, 1, now(), 'refusal', '{}')`)
  await run(sql`insert into issued_documents (number, project_id, name, user_id, issued_on)
    values (${`number ${who}`}, ${projectId}, 'name', ${who}, '2020-01-01')`)
  await run(sql`with document as (
      insert into razor_documents (project_id, name, text, changed_at)
      values (${projectId}, ${`document ${who}`}, 'text', now()) returning id),
    batch as (
      insert into document_batches
        (project_id, document_id, version, made_by, role, mails, state, begun_at)
      select ${projectId}, id, 1, ${who}, 'Admin', false, 'making', now() from document
      returning id)
    insert into document_copies (batch_id, user_id, place, storage_key, bytes)
    select id, ${who}, 1, ${`documents/planted${who}`}, 1 from batch`)
  await run(sql`insert into notices (key, project_id, user_id, kind, thing, model, way, created_at)
    values (${`notice ${who}`}, ${projectId}, ${who}, 'meetings.scheduled', 'meetings/1', '{}',
      'mail', now())`)
  await run(sql`insert into notice_choices values (${who}, 'meetings.scheduled', 'mail')`)
  await run(sql`insert into notice_messages (key, project_id, user_id, kind, model, due_at)
    values (${`message ${who}`}, ${projectId}, ${who}, 'meetings.scheduled', '{}', '2100-01-01')`)
  await run(sql`insert into notice_hours values (${who}, '22:00', '08:00')`)
  await run(sql`insert into mail_bounces values (${who}, 'a@b.c', 'reply')`)
  await run(sql`insert into supervision_handlings (project_id, mentee_id, reason, since, at)
    values (${projectId}, ${who}, 'overdue', now(), now())`)
  await run(sql`insert into project_invitations (project_id, user_id, roles, invited_by, invited_at, sent_at, until)
    values (${projectId}, ${who}, array['Mentee'], ${admin.id}, now(), now(), now() + interval '1 day')`)
  await run(sql`with begun as (
      insert into imports (project_id, by, key, lines, at, joined_at)
      values (${projectId}, ${admin.id}, ${`import ${who}`}, 1, now(), now()) returning id)
    insert into import_people (import_id, user_id, how, roles, at, former)
    select id, ${who}, 'joined', array['Mentee'], now(), '{}' from begun`)
  await run(sql`insert into payments (project_id, user_id, action_id, kayas)
    values (${projectId}, ${who}, 67, ${`k${who}`})`)
  await run(sql`insert into project_user_data (project_id, user_id, data)
    values (${projectId}, ${who}, '{}')`)
  const quest = await id(sql`
    insert into questionnaires (project_id, title, sort_key, search_key, draft, saved_at)
    values (${projectId}, '{}', '', '', '{}', now()) returning id`)
  const set = await id(sql`
    insert into answer_sets (project_id, quest_id, action_id, mentee_id, respondent_id, created_at)
    values (${projectId}, ${quest}, ${actionId}, ${who}, ${who}, now()) returning id`)
  await run(sql`insert into quest_extra_times (answer_set_id, factor, window_hours, granted_at)
    values (${set}, 1, 0, now())`)
  await run(sql`insert into quest_answers
      (answer_set_id, group_id, text, rev, client_id, seq, answered_at)
    values (${set}, 1, 'text', 1, 'client', 1, now())`)
  await run(sql`insert into quest_operations
      (op_id, answer_set_id, epoch, group_id, digest, rev, client_id, seq, at)
    values (${`operation ${who}`}, ${set}, 0, 1, 'digest', 1, 'client', 1, now())`)
  await run(sql`insert into quest_late_answers (op_id, answer_set_id, epoch, group_id, text, at)
    values (${`late ${who}`}, ${set}, 0, 1, 'text', now())`)
  await run(sql`insert into quest_scores values (${set}, 'scale', 1)`)
  await run(sql`insert into quest_files
      (answer_set_id, epoch, group_id, name, bytes, storage_key, started_at)
    values (${set}, 0, 1, 'name', 1, ${`quests/${who}`}, now())`)
  const file = await id(sql`
    insert into stored_files (project_id, category, name, file_index, version, original_name, user_id,
      uploaded_by, state, parts, bytes, mime, hash, storage_key, started_at, ended_at)
    values (${projectId}, ${`tools/${who}/1/0`}, 'name', 1, '20200101000000000', 'name', ${who}, ${who},
      'done', 1, 1, 'text/plain', '', ${`files/${who}`}, now(), now()) returning id`)
  await run(sql`with form as (
      insert into application_forms (project_id, sections)
      values (${projectId}, jsonb_build_array(${who}::int)) returning id),
    made as (
      insert into applications (project_id, form_id, protocol, waiting, received_at,
        answers, first_name, last_name, search_key, afm, email, birth_key, language, captcha_key,
        token_hash, token_until, user_id, reason, changes_text)
      select ${projectId}, id, 'planted ' || ${who}::int, false, now(), '{}', '', '', '', '', '', '', 'el',
        ${`captcha ${who}`}, ${`application ${who}`}, now(), ${who}, 'reason', 'changes' from form
      returning id),
    document as (
      insert into application_documents
        (application_id, question, name, bytes, mime, hash, storage_key, at)
      select id, 'question', 'name', 1, 'text/plain', '\\x00', ${`documents/${who}`}, now() from made),
    link as (
      insert into application_links (token_hash, application_id, until)
      select ${`link ${who}`}, id, now() from made),
    remark as (
      insert into application_notes (application_id, by_user, at, text)
      select id, ${who}, now(), 'text' from made),
    score as (
      insert into application_scores (application_id, reviewer_id, points, total, comment, at)
      select id, ${who}, '{}', 50, 'comment', now() from made),
    draft as (
      insert into application_drafts (project_id, answers, token_hash, saved_at, until)
      values (${projectId}, '{}', ${`draft ${who}`}, now(), now())),
    registration as (
      insert into registrations (token_hash, project_id, first_name, last_name, email,
        password_hash, language, captcha_key, until)
      values (${`registration ${who}`}, ${projectId}, '', '', '', '', 'el',
        ${`registration ${who}`}, now())),
    seen as (
      insert into application_views (project_id, owner_id, name, shared, content)
      values (${projectId}, ${who}, 'view', false, '{}'))
    insert into application_history (application_id, at, to_status, note)
    select id, now(), 1, 'note' from made`)
  await run(sql`
    with book as (
      insert into spreadsheets (project_id, name, sort_key, search_key, settings, saved_at)
      values (${projectId}, 'book', '', '', '{}', now()) returning id)
    insert into spreadsheet_scenarios (spreadsheet_id, project_id, user_id, name, inputs, saved_at)
    select id, ${projectId}, ${who}, 'name', '{}', now() from book`)
  await run(sql`
    with form as (
      insert into microdata_forms (project_id, phase, number, content, at)
      values (${projectId}, 'start', ${who}, jsonb_build_array(${who}::int), now()) returning id),
    made as (
      insert into microdata (project_id, user_id, phase, form_id, answers, final, saved_at)
      select ${projectId}, ${who}, 'start', id, '{}', false, now() from form returning form_id),
    sent as (
      insert into microdata_sendings
        (project_id, user_id, phase, version, state, mis, address, xml_error, by_user, queued_at)
      values (${projectId}, ${who}, 'start', 1, 'failed', '5000000', '', 'error', ${who}, now()))
    insert into microdata_versions
      (project_id, user_id, phase, form_id, version, event, answers, reason, at, by_user)
    select ${projectId}, ${who}, 'start', form_id, 1, 'opened', '{}', 'reason', now(), ${who}
    from made`)
  await addTalk(db, projectId, { who, mentor })
  await plantInLibrary(db, { projectId, who, fileId: file })
  await addWork(db, projectId, who, actionId)
}

/** A conversation, what a person wrote in it, and what they reported. */
async function addTalk(
  db: Database,
  projectId: number,
  { who, mentor }: Pick<Around, 'who' | 'mentor'>,
): Promise<void> {
  await db.run(sql`
    with talk as (
      insert into chat_conversations (project_id, low_id, high_id, created_by, title, created_at, last_at)
      values (${projectId}, least(${who}::int, ${mentor}::int), greatest(${who}::int, ${mentor}::int),
        ${who}, 'title', now(), now()) returning id
    ), placed as (
      insert into chat_members (conversation_id, user_id) select id, ${who}::int from talk
    ), written as (
      insert into chat_messages (conversation_id, seq, rev, client_id, user_id, text, search_key, at)
      select id, 1, 1, 'client', ${who}::int, 'text', 'key', now() from talk returning id
    ), earlier as (
      insert into chat_earlier_texts (message_id, text, until) select id, 'text', now() from written
    ), felt as (
      insert into chat_reactions (message_id, user_id, reaction, at)
      select id, ${who}::int, 'like', now() from written
    )
    insert into chat_reports (project_id, message_id, reporter_id, reason, note, outcome, at)
    select ${projectId}, id, ${who}::int, 'other', 'note', 'outcome', now() from written`)
}

/** What a person reads, ticks off, hands in and takes part in, and more time that they are given. */
async function addWork(
  db: Database,
  projectId: number,
  who: number,
  actionId: number,
): Promise<void> {
  await db.run(sql`
    insert into action_dues (project_id, mentee_id, action_id, extended_to, extended_reason, extended_at)
    values (${projectId}, ${who}, ${actionId}, '2030-01-01', 'reason', now())
    on conflict (project_id, mentee_id, action_id) do update set extended_to = excluded.extended_to,
      extended_reason = excluded.extended_reason, extended_at = excluded.extended_at`)
  await db.run(sql`
    insert into due_reminders values
      (${who}, ${projectId}, ${who}, ${actionId}, '2030-01-01', 0, '2030-01-01')`)
  await db.run(sql`
    insert into action_readings values (${projectId}, ${who}, ${actionId}, 1, now(), true)`)
  await db.run(sql`
    insert into checklist_ticks values (${projectId}, ${who}, ${actionId}, 'item', true, now(), ${who})`)
  await db.run(sql`
    with made as (
      insert into submissions (project_id, mentee_id, action_id, slot, state, revision, since)
      values (${projectId}, ${who}, ${actionId}, 'slot', 'returned', 1, now()) returning id)
    insert into submission_versions (submission_id, number, note, link, at, by_id, verdict, reason, decided_at)
    select id, 1, 'note', '', now(), ${who}, 'returned', 'reason', now() from made`)
  await db.run(sql`
    with session as (
      insert into conference_sessions (project_id, action_id, begins_at, ends_at, changed_at)
      values (${projectId}, ${actionId}, now(), now() + interval '1 hour', now()) returning *)
    insert into conference_registrations
      (session_id, mentee_id, project_id, action_id, state, attendance, registered_at, changed_at)
    select id, ${who}, project_id, action_id, 'registered', 'present', now(), now() from session`)
}
