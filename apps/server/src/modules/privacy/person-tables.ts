/** A column that says whose a row is: of the table itself, or of the row that `through` refers to. */
interface Owner {
  readonly column: string
  readonly through?: { readonly column: string; readonly table: string }
}

interface PersonTable {
  readonly of: readonly Owner[]
  /** Rows that only their author is shown; all of them, or those whose column has the value. */
  readonly privateTo?: {
    readonly author: string
    readonly where?: { readonly column: string; readonly is: string }
  }
  /** Columns that only one of the row's people is shown. */
  readonly only?: Readonly<Record<string, Owner>>
}

const own = (...columns: string[]): PersonTable => ({ of: columns.map((column) => ({ column })) })
const ofMeeting = (column: string): Owner => ({
  column,
  through: { column: 'meeting_id', table: 'meetings' },
})
const ofAnswers: PersonTable = {
  of: ['mentee_id', 'respondent_id'].map((column) => ({
    column,
    through: { column: 'answer_set_id', table: 'answer_sets' },
  })),
}

/** Whose the rows are of every table that has something in a person's own copy; see the registry. */
export const PERSON_TABLES: Readonly<Record<string, PersonTable>> = {
  users: own('id'),
  memberships: own('user_id'),
  relations: own('holder_id', 'subject_id'),
  people_views: own('owner_id'),
  state_change_people: own('user_id'),
  sessions: own('user_id'),
  consents: own('user_id'),
  audit_log: own('actor_id', 'subject_id'),
  completions: {
    ...own('mentee_id', 'mentor_id', 'completed_by'),
    only: { data: { column: 'mentee_id' } },
  },
  action_data: {
    ...own('mentee_id', 'author_id'),
    privateTo: { author: 'author_id', where: { column: 'drawer', is: 'private' } },
  },
  meetings: own('mentor_id', 'mentee_id'),
  meeting_journals: {
    of: [ofMeeting('mentor_id'), ofMeeting('mentee_id')],
    only: { comment: ofMeeting('mentor_id') },
  },
  meeting_private_notes: { ...own('author_id'), privateTo: { author: 'author_id' } },
  meeting_hours: own('user_id'),
  meeting_days_off: own('user_id'),
  mails: own('user_id'),
  mail_choices: own('user_id'),
  mail_bounces: own('user_id'),
  supervision_handlings: own('mentee_id'),
  answer_sets: own('mentee_id', 'respondent_id'),
  quest_extra_times: ofAnswers,
  quest_answers: ofAnswers,
  quest_scores: ofAnswers,
  quest_late_answers: ofAnswers,
  quest_files: ofAnswers,
  project_user_data: own('user_id'),
  payments: own('user_id'),
}
