import { sql, type Sql } from '../kernel/database/sql.ts'
import { targetOf, type AuthorizationWorld } from './authorization-world.ts'
import { SAMPLES } from './call-samples.ts'
import type { CallName } from './test-server.ts'

/** Two who want the same row of a unique index at once. */
export interface Race {
  readonly index: string
  /** Which of its races, where there are several. */
  readonly what?: string
  /** Writes the row that the call wants, too. */
  readonly hold: Sql
  readonly call: CallName
  readonly input: object
  /** Who calls; the Admin without. */
  readonly as?: 'Mentee' | 'Mentor' | 'ProjectManager' | 'Admin'
  /** The key of the request. */
  readonly key?: string
  /** The answer, in part. */
  readonly answer: { readonly status: number; readonly body?: object }
}

const DONE = { status: 200 }

/** The races of the unique indexes whose values somebody chooses. */
export function racesOf(world: AuthorizationWorld): Race[] {
  const { own, principals, linkedId, foreignId } = world
  const { projectId: ProjectId, actionId: ActionId } = own
  const admin = principals.Admin.id
  const view = { ProjectId, Name: 'Δική μου', View: {} }
  const holdView = (name: string) => sql`
    insert into people_views (project_id, owner_id, name, shared, content)
    values (${ProjectId}, ${admin}, ${name}, false, '{}')`
  const nameTaken = {
    status: 422,
    body: { code: 'rule_violated', fields: [{ field: 'Name', rule: 'name_taken' }] },
  }
  const begun = { ProjectId, Key: '7f9c24e8-3b12-4fef-91e1-7d1c3d5a0b6e', Lines: 2 }
  const noted = { Heading: 'σχολια', Target: 'first_name' }
  const known = {
    Username: 'stranger',
    Roles: '',
    Fields: { first_name: 'Άννα', last_name: 'Ξένου', email: 'stranger@example.org' },
  }
  const hours = { Hours: [{ Day: 1, From: '10:00', To: '14:00' }], DaysOff: [] }
  const daysOff = { Hours: [], DaysOff: [{ From: '2026-12-24', To: '2026-12-26', Note: '' }] }
  return [
    {
      index: 'people_views_name',
      what: 'two new ones',
      hold: holdView('ΔΙΚΉ ΜΟΥ'),
      call: 'people.saveView',
      input: view,
      answer: nameTaken,
    },
    {
      index: 'people_views_name',
      what: 'a new name for another one',
      hold: sql`update people_views set name = 'Νέο όνομα' where name = 'Πρώτη'`,
      call: 'people.saveView',
      input: { ...view, Id: 2, Name: 'Νέο όνομα' },
      answer: nameTaken,
    },
    {
      index: 'services_address',
      hold: sql`
        insert into services (project_id, kind, category, name, body, roles, changed_at)
        values (${ProjectId}, 'script', 'People', 'COUNT', 'return 1', '{Admin}', now())`,
      call: 'services.editScriptService',
      input: { ProjectId, Category: 'people', Name: 'count', Code: 'return 2', Roles: ['Admin'] },
      answer: {
        status: 400,
        body: { code: 'invalid_input', fields: [{ field: 'Name', rule: 'service_taken' }] },
      },
    },
    {
      index: 'views_address',
      hold: sql`
        insert into views (project_id, class, name, access, changed_at)
        values (${ProjectId}, 'view', 'HOME', '{Admin}', now())`,
      call: 'views.saveView',
      input: { ProjectId, Class: 'view2', Name: 'home', Access: ['Admin'] },
      answer: {
        status: 400,
        body: { code: 'invalid_input', fields: [{ field: 'Name', rule: 'view_taken' }] },
      },
    },
    {
      index: 'action_views_of_action',
      hold: sql`
        insert into action_views (project_id, action_id, viewer, changed_at)
        values (${ProjectId}, ${ActionId}, 'mentee', now())`,
      call: 'views.saveActionView',
      input: { ProjectId, ActionId, ViewType: 'mentee' },
      answer: { status: 409, body: { code: 'conflict' } },
    },
    {
      index: 'action_views_of_type',
      hold: sql`
        insert into action_views (project_id, type_id, viewer, changed_at)
        select ${ProjectId}, type_id, 'mentor', now() from actions where id = ${ActionId}`,
      call: 'views.saveActionView',
      input: { ProjectId, ActionId, OfType: true, ViewType: 'mentor' },
      answer: { status: 409, body: { code: 'conflict' } },
    },
    {
      index: 'application_views_name',
      hold: sql`
        insert into application_views (project_id, owner_id, name, shared, content)
        values (${ProjectId}, ${admin}, 'ΔΙΚΉ ΜΟΥ', false, '{}')`,
      call: 'applications.saveView',
      input: { ...view, View: { Group: 'applicants', Search: '' } },
      answer: nameTaken,
    },
    {
      index: 'grid_views_name',
      hold: sql`
        insert into grid_views (project_id, owner_id, name, shared, content)
        values (${ProjectId}, ${admin}, 'ΔΙΚΉ ΜΟΥ', false, '{}')`,
      call: 'grid.saveView',
      input: view,
      answer: nameTaken,
    },
    {
      index: 'users_username',
      hold: sql`update users set username = 'WANTED' where id = ${linkedId}`,
      call: 'identity.updateLogin',
      input: { login: 'wanted' },
      answer: { status: 400, body: { fields: [{ field: 'login', rule: 'login_taken' }] } },
    },
    {
      index: 'projects_url',
      hold: sql`insert into projects (url, descr) values ('WANTED', 'Έργο')`,
      call: 'projects.setProject',
      input: { Project: { url: 'wanted', Descr: 'Έργο', Settings: '{}' } },
      answer: { status: 400, body: { fields: [{ field: 'Project.url', rule: 'url_taken' }] } },
    },
    {
      index: 'consent_texts_pkey',
      hold: sql`insert into consent_texts (project_id, version, text_el, text_en)
        values (${ProjectId}, 1, 'Κείμενο', 'Text')`,
      call: 'identity.publishConsentText',
      input: { ProjectId, After: 0, Text: { el: 'Κείμενο', en: 'Text' } },
      answer: { status: 409, body: { code: 'conflict', details: { Version: 1 } } },
    },
    {
      index: 'action_data_project_id_drawer_mentee_id_action_id_author_id_key',
      hold: sql`insert into action_data (project_id, action_id, drawer, mentee_id)
        values (${ProjectId}, ${ActionId}, 'mentee', ${principals.Mentee.id})`,
      call: 'actions.saveDataAsMentee',
      input: { ActionId, MenteeId: principals.Mentee.id, Data: '{}' },
      as: 'Mentee',
      answer: DONE,
    },
    {
      index: 'checklist_ticks_pkey',
      hold: sql`insert into checklist_ticks
          (project_id, mentee_id, action_id, item, done, at)
        values (${ProjectId}, ${foreignId}, ${ActionId}, 'i_cv', true, now())`,
      call: 'submissions.tick',
      input: { ActionId, MenteeId: foreignId, Item: 'i_cv', Done: true },
      answer: DONE,
    },
    {
      index: 'completions_pkey',
      hold: sql`insert into completions (project_id, mentee_id, action_id, completed_at)
        values (${ProjectId}, ${foreignId}, ${ActionId}, now())`,
      call: 'actions.completeAction',
      input: { ActionId, MenteeId: foreignId },
      answer: DONE,
    },
    {
      index: 'calendar_feeds_pkey',
      hold: sql`insert into calendar_feeds (user_id, token_hash) values (${admin}, 'x')`,
      call: 'meetings.renewFeed',
      input: {},
      answer: DONE,
    },
    {
      index: 'notice_choices_pkey',
      hold: sql`insert into notice_choices (user_id, kind, way)
        values (${admin}, 'meetings.moved', 'mail')`,
      call: 'notifications.saveChoice',
      input: { Kind: 'meetings.moved', Way: 'page' },
      answer: DONE,
    },
    {
      index: 'notice_hours_pkey',
      hold: sql`insert into notice_hours (user_id, quiet_from, quiet_until)
        values (${admin}, '22:00', '08:00')`,
      call: 'notifications.saveQuietHours',
      input: { From: '21:00', Until: '09:00' },
      answer: DONE,
    },
    {
      index: 'erasure_requests_open',
      hold: sql`insert into erasure_requests (user_id, project_id, requested_by, reason)
        values (${foreignId}, ${ProjectId}, ${admin}, 'asked')`,
      call: 'privacy.requestErasure',
      input: { UserId: foreignId, Reason: 'asked' },
      answer: DONE,
    },
    {
      index: 'project_user_data_pkey',
      hold: sql`insert into project_user_data (project_id, user_id, data)
        values (${ProjectId}, ${foreignId}, '{}')`,
      call: 'projects.setUserData',
      input: { ProjectId, UserId: foreignId, Data: '{"a":1}' },
      answer: DONE,
    },
    {
      index: 'relations_one_mentor',
      hold: sql`insert into relations (project_id, kind, holder_id, subject_id)
        values (${ProjectId}, 'mentor', ${principals.Mentor.id}, ${foreignId})`,
      call: 'people.setDefaultMentorSingle',
      input: { ProjectId, MentorId: principals.Mentor.id, MenteeId: foreignId },
      answer: { status: 409, body: { details: { rule: 'linked_meanwhile' } } },
    },
    {
      index: 'relations_once',
      hold: sql`insert into relations (project_id, kind, holder_id, subject_id)
        values (${ProjectId}, 'supervisor', ${principals.Supervisor.id}, ${foreignId})`,
      call: 'people.supervise',
      input: { ProjectId, SupervisorId: principals.Supervisor.id, SubjectId: foreignId, On: true },
      answer: DONE,
    },
    {
      index: 'project_invitations_pkey',
      hold: sql`insert into project_invitations
          (project_id, user_id, roles, invited_by, invited_at, sent_at, until)
        values (${ProjectId}, ${world.strangerId}, array['Mentee'], ${admin}, now(), now(),
          now() + interval '1 day')`,
      call: 'imports.importUsers',
      input: { ProjectId, Users: [known] },
      as: 'ProjectManager',
      answer: DONE,
    },
    {
      index: 'imports_key',
      hold: sql`insert into imports (project_id, by, key, lines, at, joined_at)
        values (${ProjectId}, ${admin}, ${begun.Key}, 2, now(), now())`,
      call: 'imports.startImport',
      input: begun,
      answer: DONE,
    },
    {
      index: 'import_headings_pkey',
      hold: sql`insert into import_headings (project_id, heading, target)
        values (${ProjectId}, 'σχολια', null)`,
      call: 'imports.startImport',
      input: { ...begun, Key: '7f9c24e8-3b12-4fef-91e1-7d1c3d5a0b6f', Headings: [noted] },
      answer: DONE,
    },
    {
      index: 'email_changes_pending',
      hold: sql`insert into email_changes
          (user_id, address, previous, confirm_hash, confirm_until, undo_until)
        values (${foreignId}, 'one@example.org', '', 'x', now() + interval '1 day', now())`,
      call: 'people.updateField',
      input: { UserId: foreignId, Name: 'email', Value: 'other@example.org' },
      answer: DONE,
    },
    {
      index: 'idempotency_keys_pkey',
      hold: sql`insert into idempotency_keys (user_id, key, call, request_hash)
        values (${admin}, 'k', 'people.saveView', 'of another request')`,
      call: 'people.saveView',
      input: { ...view, Name: 'Με κλειδί' },
      key: 'k',
      answer: { status: 409, body: { code: 'idempotency_mismatch' } },
    },
    {
      index: 'meeting_journals_pkey',
      hold: sql`insert into meeting_journals (meeting_id, version)
        values (${world.bookings.get(linkedId) ?? 0}, 1)`,
      call: 'meetings.saveJournal',
      input: SAMPLES['meetings.saveJournal'](targetOf(world, linkedId)),
      as: 'Mentor',
      answer: { status: 409, body: { code: 'conflict' } },
    },
    {
      index: 'meeting_private_notes_pkey',
      hold: sql`insert into meeting_private_notes (meeting_id, author_id, notes)
        values (${world.bookings.get(principals.Mentee.id) ?? 0}, ${principals.Mentor.id}, '')`,
      call: 'meetings.saveJournal',
      input: {
        ...SAMPLES['meetings.saveJournal'](targetOf(world, principals.Mentee.id)),
        PrivateNotes: 'Για μένα',
      },
      as: 'Mentor',
      answer: DONE,
    },
    {
      index: 'meeting_hours_pkey',
      hold: sql`insert into meeting_hours (user_id, weekday, from_time, to_time)
        values (${principals.Mentor.id}, 1, '10:00', '12:00')`,
      call: 'meetings.saveAvailability',
      input: { ProjectId, ...hours },
      as: 'Mentor',
      answer: DONE,
    },
    {
      index: 'meeting_days_off_pkey',
      hold: sql`insert into meeting_days_off (user_id, from_day, to_day)
        values (${principals.Mentor.id}, '2026-12-24', '2026-12-26')`,
      call: 'meetings.saveAvailability',
      input: { ProjectId, ...daysOff },
      as: 'Mentor',
      answer: DONE,
    },
    {
      index: 'project_actions_pkey',
      hold: sql`insert into project_actions (project_id, action_id, flags, position)
        values (${ProjectId}, ${world.other.actionId}, 0, 900)`,
      call: 'projects.linkActions',
      input: { ProjectId, ActionIds: [world.other.actionId] },
      // As of any action that the project has already.
      answer: { status: 404 },
    },
  ]
}
