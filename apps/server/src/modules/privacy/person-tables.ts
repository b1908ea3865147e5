import { ofAnswerSet, ofMeeting, type Owner } from './owner.ts'

interface PersonTable {
  readonly of: readonly Owner[]
  /** Rows that only their author is shown; all of them, or those whose column has the value. */
  readonly privateTo?: {
    readonly author: string
    readonly where?: { readonly column: string; readonly is: string }
  }
  /** Columns that only one of the row's people is shown. */
  readonly only?: Readonly<Record<string, Owner>>
  /** Times and numbers that say nothing of anybody by themselves, but belong to the copy. */
  readonly with?: readonly string[]
}

const own = (...columns: string[]): PersonTable => ({ of: columns.map((column) => ({ column })) })
const ofAnswers: PersonTable = { of: [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id')] }

/** Whose the rows are of every table that has something in a person's own copy; see the registry. */
export const PERSON_TABLES: Readonly<Record<string, PersonTable>> = {
  users: {
    ...own('id'),
    with: ['state', 'created_at', 'invited_at', 'last_signed_in_at'],
  },
  memberships: { ...own('user_id'), with: ['joined_at', 'left_at'] },
  project_user_data: { ...own('user_id'), with: ['updated_at'] },
  relations: { ...own('holder_id', 'subject_id'), with: ['from_at', 'to_at'] },
  consents: { ...own('user_id'), with: ['version', 'at'] },
  completions: {
    ...own('mentee_id', 'mentor_id', 'completed_by'),
    only: { data: { column: 'mentee_id' } },
    with: ['completed_at'],
  },
  action_data: {
    ...own('mentee_id', 'author_id'),
    privateTo: { author: 'author_id', where: { column: 'drawer', is: 'private' } },
    with: ['scheduled_at', 'updated_at'],
  },
  meetings: { ...own('mentor_id', 'mentee_id'), with: ['changed_at'] },
  meeting_journals: {
    of: [ofMeeting('mentor_id'), ofMeeting('mentee_id')],
    only: { comment: ofMeeting('mentor_id') },
    with: ['minutes', 'resolved_at', 'updated_at'],
  },
  meeting_private_notes: { ...own('author_id'), privateTo: { author: 'author_id' } },
  meeting_hours: { ...own('user_id'), with: ['weekday', 'from_time', 'to_time'] },
  meeting_days_off: { ...own('user_id'), with: ['from_day', 'to_day'] },
  answer_sets: {
    ...own('mentee_id', 'respondent_id'),
    with: ['first_started_at', 'finished_at', 'expired_at'],
  },
  quest_extra_times: { ...ofAnswers, with: ['factor', 'granted_at'] },
  quest_answers: { ...ofAnswers, with: ['answered_at'] },
  quest_scores: ofAnswers,
  quest_files: { ...ofAnswers, with: ['id', 'bytes', 'started_at'] },
  quest_late_answers: { ...ofAnswers, with: ['at'] },
  mails: { ...own('user_id'), with: ['created_at', 'done_at', 'read_at'] },
  mail_choices: { ...own('user_id'), with: ['wanted'] },
  mail_bounces: { ...own('user_id'), with: ['at'] },
  payments: { ...own('user_id'), with: ['paid_at'] },
  supervision_handlings: { ...own('mentee_id'), with: ['since', 'until', 'at'] },
  people_views: { ...own('owner_id'), with: ['created_at'] },
  state_change_people: { ...own('user_id'), with: ['from_state', 'to_state'] },
  sessions: { ...own('user_id'), with: ['created_at', 'seen_at'] },
  erasure_requests: { ...own('user_id'), with: ['at', 'decided_at'] },
  audit_log: { ...own('actor_id', 'subject_id'), with: ['at'] },
}
