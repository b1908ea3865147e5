import { ofAnswerSet, ofMeeting, type Owner } from './owner.ts'

/** Where a row belongs: its own project, that of the row it refers to, those of a person, or none. */
type Place =
  | 'project'
  | { readonly through: { readonly column: string; readonly table: string } }
  | { readonly member: string }
  | 'anywhere'

export interface Mentioning {
  readonly place: Place
  readonly texts?: readonly string[]
  readonly json?: readonly string[]
  /** Names that have to be unlike the others of their owner. */
  readonly names?: readonly string[]
  /** Whose rows are known to be about them: there, a first or last name alone is theirs too. */
  readonly near?: readonly Owner[]
}

const ofSet: Place = { through: { column: 'answer_set_id', table: 'answer_sets' } }
const ofOneMeeting: Place = { through: { column: 'meeting_id', table: 'meetings' } }

/** Columns in which other people's rows may name a person: what the registry knows as text. */
export const MENTIONING: Readonly<Record<string, Mentioning>> = {
  users: { place: { member: 'id' }, json: ['fields'] },
  memberships: { place: 'project', json: ['fields'] },
  project_user_data: { place: 'project', json: ['data'] },
  people_views: { place: 'project', names: ['name'], json: ['content'] },
  idempotency_keys: { place: 'anywhere', json: ['answer'] },
  completions: { place: 'project', json: ['data'], near: [{ column: 'mentor_id' }] },
  action_data: { place: 'project', json: ['data'] },
  meetings: { place: 'project', texts: ['reason'], near: [{ column: 'mentor_id' }] },
  meeting_journals: {
    place: ofOneMeeting,
    texts: ['place', 'subject', 'notes', 'follow_up', 'resolution', 'comment'],
    near: [ofMeeting('mentor_id')],
  },
  meeting_private_notes: {
    place: ofOneMeeting,
    texts: ['notes'],
    near: [ofMeeting('mentor_id')],
  },
  meeting_days_off: { place: { member: 'user_id' }, texts: ['note'] },
  mails: {
    place: 'project',
    texts: ['subject', 'body', 'error'],
    json: ['model'],
    near: [{ column: 'sender_id' }],
  },
  mail_bounces: { place: { member: 'user_id' }, texts: ['reply'] },
  supervision_handlings: { place: 'project', texts: ['note'] },
  quest_answers: { place: ofSet, texts: ['text'], near: [ofAnswerSet('respondent_id')] },
  quest_late_answers: { place: ofSet, texts: ['text'], near: [ofAnswerSet('respondent_id')] },
  quest_files: { place: ofSet, texts: ['name'], near: [ofAnswerSet('respondent_id')] },
}
