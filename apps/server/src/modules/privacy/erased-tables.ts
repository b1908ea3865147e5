import type { KeptBecause } from '@telemachos/contract/privacy/reasons'
import { ofAnswerSet, ofMeeting, type Owner } from './owner.ts'

const by = (...columns: string[]): readonly Owner[] => columns.map((column) => ({ column }))

/**
 * Whose rows are deleted with a person, for every table that the registry deletes from. What one
 * person wrote about another is the other's: a mentor's answers about a mentee stay for the mentee.
 */
export const DELETED: Readonly<Record<string, readonly Owner[]>> = {
  project_user_data: by('user_id'),
  // A view that is shared is the project's.
  people_views: [{ column: 'owner_id', unless: 'shared' }],
  state_change_people: by('user_id'),
  sessions: by('user_id', 'admin_id'),
  password_tokens: by('user_id'),
  login_as_tokens: by('user_id'),
  idempotency_keys: by('user_id'),
  // Whoever is exporting begins anew: the names at which pages begin are among the export's keys.
  grid_exports: [...by('user_id'), { column: 'ids', many: true }],
  action_data: by('mentee_id', 'author_id'),
  meeting_private_notes: [...by('author_id'), ofMeeting('mentee_id')],
  meeting_hours: by('user_id'),
  meeting_days_off: by('user_id'),
  calendar_feeds: by('user_id'),
  mails: by('user_id'),
  mail_choices: by('user_id'),
  mail_bounces: by('user_id'),
  supervision_handlings: by('mentee_id'),
  quest_answers: ofAnswers(),
  quest_late_answers: ofAnswers(),
  quest_operations: ofAnswers(),
  quest_extra_times: ofAnswers(),
  quest_scores: ofAnswers(),
  // Their contents are removed as whatever answers nothing is.
  quest_files: ofAnswers(),
  answer_sets: [...by('mentee_id'), { column: 'respondent_id', alone: 'mentee_id' }],
}

function ofAnswers(): readonly Owner[] {
  return [ofAnswerSet('mentee_id'), ofAnswerSet('respondent_id', 'mentee_id')]
}

/** Whose rows are emptied of what they say, and stay for what has to be proven. */
export const BLANKED: Readonly<Record<string, readonly Owner[]>> = {
  users: by('id'),
  memberships: by('user_id'),
  completions: by('mentee_id'),
  meetings: by('mentee_id'),
  meeting_journals: [ofMeeting('mentee_id')],
}

interface Kept {
  readonly of: readonly Owner[]
  readonly because: KeptBecause
}

/** Rows that stay with the person's number in them, and why. */
export const KEPT: Readonly<Record<string, Kept>> = {
  memberships: { of: by('user_id'), because: 'funding' },
  relations: { of: by('holder_id', 'subject_id'), because: 'funding' },
  completions: { of: by('mentee_id', 'mentor_id'), because: 'funding' },
  meetings: { of: by('mentor_id', 'mentee_id'), because: 'funding' },
  payments: { of: by('user_id'), because: 'payment' },
  consents: { of: by('user_id'), because: 'consent' },
  audit_log: { of: by('actor_id', 'subject_id'), because: 'accountability' },
}
