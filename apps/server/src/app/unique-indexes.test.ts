import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import {
  createAuthorizationWorld,
  type AuthorizationWorld,
} from '../testing/authorization-world.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { racesOf, type Race } from '../testing/unique-races.ts'

/*
 * What becomes of two who want the same at once, for every unique index of the schema: the one who comes
 * second hears of it in words, or finds it done. Of each index another transaction holds the row that
 * is wanted; the call waits for it, and meets it once it is committed.
 */

/** Where the value is nobody's to choose: no two can want the same. */
const NOT_CHOSEN: Readonly<Record<string, string>> = {
  report_logins_pkey: 'made while the tables are held',
  report_page_versions_pkey: 'numbered while the report is locked',
  report_query_versions_pkey: 'numbered while the query is locked',
  action_drafts_pkey: 'written while the action is locked',
  action_pictures_pkey: 'of a random key; one that is there already is the picture that is wanted',
  action_forms_pkey: 'numbered while the action is locked',
  action_groups_pkey: 'one that is there already is the group that is wanted',
  action_dues_pkey: 'written by triggers, over what was there, while the mentee is held',
  due_reminders_pkey: 'written by one job, which leaves out what is there',
  action_types_pkey: 'rows of a migration',
  action_publications_pkey: 'written by a trigger, over what was there',
  action_readings_pkey: 'written while the work of the mentee in the action is locked',
  action_versions_pkey: 'numbered while the action is locked',
  application_calls_pkey: 'written over what was there',
  application_documents_storage_key_key: 'of a random key',
  held_contents_pkey: 'a random key',
  application_drafts_token_hash_key: 'of a random token',
  application_forms_project_id_digest_key: 'one that is there already is the form that is wanted',
  application_links_pkey: 'of a random token',
  applications_captcha_key_key: 'looked up while the task is locked',
  applications_project_id_protocol_key: 'numbered while the call is locked',
  applications_token_hash_key: 'of a random token',
  application_proofs_pkey: 'of a random token',
  application_lists_pkey: 'written over what was there',
  application_rules_pkey: 'written over what was there',
  application_scores_application_id_reviewer_id_key: 'a reviewer’s own, written over',
  calendar_feeds_token_hash_key: 'of a random token',
  chat_conversations_pair: 'one that is there already is the conversation that is wanted',
  chat_members_pkey: 'written with the conversation, or while it is locked',
  chat_messages_conversation_id_client_id_key: 'written while the conversation is locked',
  chat_messages_conversation_id_seq_key: 'numbered while the conversation is locked',
  chat_reactions_pkey: 'written over what was there',
  chat_reports_message_id_reporter_id_key: 'one that is there already is the report that is wanted',
  email_changes_confirm_hash_key: 'of a random token',
  email_changes_undo_hash_key: 'of a random token',
  file_usage_pkey: 'written by a trigger, over what was there',
  grid_exports_pkey: 'a random id',
  import_people_once: 'noted once, of whichever batch of the list came first',
  meeting_rooms_pkey: 'somebody’s own, written over what was there',
  meeting_wishes_pkey: 'written over what was there',
  author_text_versions_pkey: 'the number of a translation, or the next one',
  author_texts_once: 'written over what was there, while the count of changes is held',
  languages_pkey: 'one that is there already refuses the language',
  language_changes_pkey: 'one row, of a migration',
  language_texts_pkey: 'written over what was there, while the count of changes is held',
  language_text_versions_pkey: 'numbered while the count of changes is held',
  library_categories_path: 'written while the folders are locked',
  library_changes_pkey: 'written over what waited before, while the item is locked',
  library_texts_pkey: 'written by the one job that reads contents, over what was there',
  library_uploads_pkey: 'of an upload that the call began',
  library_versions_file_id_key: 'of an upload that the call holds',
  library_versions_pkey: 'numbered while the item is locked',
  dismissed_findings_pkey: 'written over what was there',
  daily_counts_pkey: 'counted while the project is locked',
  completion_scripts_pkey:
    'written over what was there; of two who saw the same version one is told',
  issued_documents_pkey: 'a random number',
  issued_documents_person: 'one that is there already is the number that is wanted',
  document_copies_pkey: 'written with its batch, each person once',
  document_copies_storage_key_key: 'a random number',
  razor_document_versions_pkey: 'written with the document, at its next version',
  razor_documents_name: 'one that is there already is told as a conflict',
  data_documents_key: 'one that is there already is told as a conflict',
  mass_services_url: 'one that is there already is told as a conflict',
  data_versions_pkey: 'numbered while the document is written',
  service_token_services_pkey: 'written with its token, each service once',
  service_tokens_hash: 'of a random token',
  service_versions_pkey: 'numbered while the service is written',
  action_view_versions_pkey: 'numbered while the view is written',
  view_versions_pkey: 'numbered while the view is written',
  linking_changes_pkey: 'of a linking that the statement made',
  login_as_tokens_pkey: 'a session’s own, written over',
  login_as_tokens_token_hash_key: 'of a random token',
  mail_link_keys_pkey: 'one that is there already is the key that is wanted',
  mail_files_pkey: 'of a mail that the statement made',
  report_receivers_pkey: 'one who is there already is the receiver that is wanted',
  mail_links_pkey: 'of a mail that the statement made',
  mail_bounces_pkey: 'written by the sender alone, over what was there',
  mails_key_key: 'named by the server; what is queued twice is one mail',
  supervision_weeks_pkey: 'taken by the one job that tells of weeks',
  microdata_forms_project_id_phase_digest_key:
    'one that is there already is the form that is wanted',
  microdata_forms_project_id_phase_number_key: 'numbered while the forms of the project are locked',
  microdata_pkey: 'written over what was there, while the form is locked',
  microdata_sendings_pkey: 'written over what was there',
  notice_messages_key_key: 'of the notice; what is told twice is one message',
  notices_key_key: 'named by the server; what is told twice is one notice',
  mentee_progress_pkey: 'written by the one job that folds counts',
  password_tokens_pkey: 'a person’s own, written over',
  password_tokens_token_hash_key: 'of a random token',
  project_file_usage_pkey: 'written by a trigger, over what was there',
  project_logos_pkey: 'a random key',
  project_versions_pkey: 'numbered while the project is locked',
  quest_files_storage_key_key: 'a random key',
  quest_pictures_pkey: 'of the content: the same picture is the same row',
  quest_scores_pkey: 'written while the attempt is locked',
  quest_tokens_name_hash_key: 'of a random name',
  questionnaire_versions_quest_id_version_key: 'numbered while the questionnaire is locked',
  recurring_jobs_pkey: 'rows of the server’s own jobs',
  removed_contents_pkey: 'a random key, noted once',
  schema_migrations_pkey: 'names of migrations, which run one after the other',
  schema_objects_pkey: 'names of functions and the like, made one after the other',
  sessions_pkey: 'of a random id',
  spreadsheet_projects_pkey: 'one that is there already is the sharing that is wanted',
  spreadsheet_scenarios_spreadsheet_id_project_id_user_id_nam_key: 'a person’s own, written over',
  spreadsheet_versions_pkey: 'numbered while the spreadsheet is locked',
  stored_files_storage_key_key: 'a random key',
  field_change_people_pkey: 'of a change that is the writer’s own, written over',
  field_changes_pkey: 'of a random key, that of another change is refused',
  payment_change_entries_pkey: 'of a change that the statement made',
  state_change_people_pkey: 'of a change that the statement made',
  submission_versions_submission_id_number_key: 'numbered while the work is locked',
  submissions_project_id_mentee_id_action_id_slot_key: 'written while the work is locked',
  unshown_actions_pkey: 'what conditions say, stored while the project is locked for it',
  registrations_captcha_key_key: 'one that is there already refuses the task',
  captcha_uses_pkey: 'one that is there already refuses the task',
  application_uploads_pkey: 'added to what was there',
  registrations_pkey: 'of a random token',
  validator_faults_pkey: 'written over what was there',
}

/** Where another test has two, or many, who want the same: its file, and what it says. */
const ELSEWHERE: Readonly<Record<string, readonly [file: string, test: string]>> = {
  attempts_pkey: ['identity/guessing.test.ts', 'however many are made at once'],
  answer_sets_one_each: ['questionnaires/token-holder.test.ts', 'when many open it at once'],
  conference_one_place: ['conferences/places.test.ts', 'however many they ask for at once'],
  conference_registrations_pkey: [
    'conferences/places.test.ts',
    'however many they ask for at once',
  ],
  library_favorites_pkey: ['library/library.test.ts', 'however many times they come at once'],
  library_ratings_pkey: ['library/library.test.ts', 'however many times they come at once'],
  library_shares_group: ['library/library.test.ts', 'however many times they come at once'],
  library_shares_receiver: ['library/library.test.ts', 'however many times they come at once'],
  known_devices_pkey: ['identity/guessing.test.ts', 'who sign in many times at once'],
  meetings_action_free: ['actions/publish-action.test.ts', 'that ask for the same time at once'],
  meetings_current: ['actions/publish-action.test.ts', 'requests plan the same one at once'],
  meetings_mentee_free: ['actions/publish-action.test.ts', 'that ask for the same time at once'],
  meetings_mentor_free: ['actions/publish-action.test.ts', 'that ask for the same time at once'],
  memberships_pkey: [
    'imports/imports.test.ts',
    'adds nobody twice when twenty send the same batch',
  ],
  payments_pkey: ['payments/payments.test.ts', 'are made once, however many try at once'],
  stored_files_version: ['files/files.test.ts', 'have versions by their original name'],
  quest_answers_pkey: ['questionnaires/save-answer.test.ts', 'that write the same answer at once'],
  quest_late_answers_pkey: [
    'questionnaires/save-answer.test.ts',
    'writes once when the same arrives 20 times at once',
  ],
  quest_operations_pkey: [
    'questionnaires/save-answer.test.ts',
    'writes once when the same arrives 20 times at once',
  ],
}

describe('two who want the same at once', () => {
  let server: TestServer
  let world: AuthorizationWorld
  let races: Race[]

  beforeAll(async () => {
    server = await startTestServer()
    world = await createAuthorizationWorld(server.database)
    races = racesOf(world)
    const { id } = world.principals.Admin
    const email = { Name: 'email', Label: 'E-mail', Type: 'email', Visible: 5, Editable: 5 }
    await server.database.run(sql`
      update projects set settings = ${JSON.stringify({ User: { Fields: [email] } })}::jsonb`)
    const item = { id: 'i_cv', label: { el: 'Βιογραφικό', en: '' }, required: true }
    const needs = { checklist: [item], slots: [], acceptCompletes: false }
    const reading = { confirm: false, since: 1 }
    await server.database.run(sql`
      update actions set data = ${JSON.stringify({ needs: { ...needs, reading } })}::jsonb
      where id = ${world.own.actionId}`)
    // The Admin manages both projects, and has two views.
    await server.database.run(sql`insert into memberships (project_id, user_id, roles)
      values (${world.other.projectId}, ${id}, array['Admin'])`)
    await server.database.run(sql`
      update users set email = 'stranger@example.org' where id = ${world.strangerId}`)
    await server.database.run(sql`
      insert into people_views (project_id, owner_id, name, shared, content)
      values (${world.own.projectId}, ${id}, 'Πρώτη', false, '{}'),
        (${world.own.projectId}, ${id}, 'Δεύτερη', false, '{}')`)
  })
  afterAll(() => server.close())

  /** Makes the call while its row is held; fails where the call does not wait for it. */
  async function run({ hold, call, input, key, as = 'Admin' }: Race) {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const client = await server.client().signIn(world.principals[as].username)
    return server.database.transaction(async (tx) => {
      await tx.run(hold)
      let isOver = false
      const answer = client.call(call, input, headers).finally(() => (isOver = true))
      const isWaiting = async () => {
        const { waiting } = await server.database.one<{ waiting: boolean }>(sql`
          select exists (
            select from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database()) as waiting`)
        return waiting
      }
      while (!isOver && !(await isWaiting())) await sleep(5)
      return { answer, hasWaited: !isOver }
    })
  }

  it('is answered for every unique index of the schema', async () => {
    // An identity is numbered by the database itself.
    const indexes = await server.database.rows<{ name: string }>(sql`
      select i.relname as name from pg_index x
      join pg_class i on i.oid = x.indexrelid
      join pg_class t on t.oid = x.indrelid
      where (x.indisunique or x.indisexclusion) and t.relnamespace = 'public'::regnamespace
        and not (x.indnkeyatts = 1 and exists (
          select from pg_attribute a
          where a.attrelid = t.oid and a.attnum = x.indkey[0] and a.attidentity <> ''))
      order by 1`)
    const raced = new Set(races.map(({ index }) => index))
    const known = [...raced, ...Object.keys(NOT_CHOSEN), ...Object.keys(ELSEWHERE)]
    expect(known.toSorted()).toEqual(indexes.map(({ name }) => name).toSorted())
  })

  it('is tried where another test is said to try it', async () => {
    for (const [file, test] of Object.values(ELSEWHERE)) {
      const text = await readFile(new URL(`../modules/${file}`, import.meta.url), 'utf8')
      expect(text).toContain(test)
    }
  })

  it('is said in words, or is done', async () => {
    for (const race of races) {
      const { answer, hasWaited } = await run(race)
      const { status, body } = await answer
      const what = [race.index, race.what]
      expect
        .soft([...what, hasWaited, { status, body }])
        .toMatchObject([...what, true, race.answer])
    }
  }, 60_000)
})
