import {
  by,
  hidden,
  shown,
  type Owner,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

const MEETING = { column: 'meeting_id', table: 'meetings' } as const
const IN_MEETING = { through: MEETING } as const

/** Whose a row about a meeting is, by a column of the meeting. */
const ofMeeting = (column: string): Owner => ({ column, through: MEETING })

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  meetings: {
    published: true,
    columns: {
      mentor_id: shown.kept('the mentor', 'funding'),
      mentee_id: shown.kept('the mentee', 'funding'),
      action_id: shown.kept('the action', 'funding'),
      project_id: shown.kept('the project', 'funding'),
      during: shown.kept('when it took place', 'funding'),
      state: shown.kept('whether it took place', 'funding'),
      set_by: hidden.kept('who set it', 'others'),
      reason: shown.blanked('why it was moved or cancelled'),
    },
    section: 'meetings',
    copy: { of: by('mentor_id', 'mentee_id'), with: ['changed_at'] },
    blankedWith: by('mentee_id'),
    kept: { of: by('mentor_id', 'mentee_id'), because: 'funding' },
    mentions: { location: 'project', texts: ['reason'], near: by('mentor_id') },
  },
  meeting_journals: {
    columns: {
      meeting_id: shown.kept('the meeting', 'funding'),
      place: shown.blanked('where they met'),
      subject: shown.blanked('what about'),
      notes: shown.blanked('what was said'),
      follow_up: shown.blanked('what is to follow'),
      resolution: shown.blanked('what came of it'),
      comment: shown.blanked('what a supervisor remarked'),
      resolved_by: hidden.kept('who resolved it', 'others'),
      comment_by: hidden.kept('who remarked', 'others'),
      updated_by: hidden.kept('who wrote last', 'others'),
    },
    section: 'meetings',
    copy: {
      of: [ofMeeting('mentor_id'), ofMeeting('mentee_id')],
      only: { comment: ofMeeting('mentor_id') },
      with: ['minutes', 'resolved_at', 'updated_at'],
    },
    blankedWith: [ofMeeting('mentee_id')],
    mentions: {
      location: IN_MEETING,
      texts: ['place', 'subject', 'notes', 'follow_up', 'resolution', 'comment'],
      near: [ofMeeting('mentor_id')],
    },
  },
  meeting_private_notes: {
    columns: {
      meeting_id: shown.deleted('the meeting'),
      author_id: shown.deleted('who wrote them'),
      notes: shown.deleted('notes that only their author reads'),
    },
    section: 'meetings',
    copy: { of: by('author_id'), privateTo: { author: 'author_id' } },
    deletedWith: [{ column: 'author_id' }, ofMeeting('mentee_id')],
    mentions: { location: IN_MEETING, texts: ['notes'], near: [ofMeeting('mentor_id')] },
  },
  meeting_wishes: {
    columns: {
      meeting_id: shown.deleted('the meeting'),
      wanted_at: shown.deleted('the start that is asked for'),
      reason: shown.deleted('why'),
    },
    section: 'meetings',
    copy: { of: [ofMeeting('mentee_id')], with: ['asked_at'] },
    deletedWith: [ofMeeting('mentee_id')],
    mentions: { location: IN_MEETING, texts: ['reason'], near: [ofMeeting('mentor_id')] },
  },
  meeting_rooms: {
    columns: {
      user_id: shown.deleted('whose room'),
      address: shown.deleted('its address'),
    },
    section: 'meetings',
    copy: { of: by('user_id') },
    deletedWith: by('user_id'),
  },
  meeting_hours: {
    columns: {
      user_id: shown.deleted('whose hours'),
    },
    section: 'meetings',
    copy: { of: by('user_id'), with: ['weekday', 'from_time', 'to_time'] },
    deletedWith: by('user_id'),
  },
  meeting_days_off: {
    columns: {
      user_id: shown.deleted('whose days'),
      note: shown.deleted('why'),
    },
    section: 'meetings',
    copy: { of: by('user_id'), with: ['from_day', 'to_day'] },
    deletedWith: by('user_id'),
    mentions: { location: { member: 'user_id' }, texts: ['note'] },
  },
  calendar_feeds: {
    columns: {
      user_id: hidden.deleted('whose calendar'),
      token_hash: hidden.deleted('its address, hashed'),
    },
    section: 'meetings',
    deletedWith: by('user_id'),
  },
}
