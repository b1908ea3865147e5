import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  notices: {
    columns: {
      user_id: shown.deleted('who is told'),
      sender_id: hidden.kept('who did it', 'others'),
      owner_ids: hidden.deleted('whose things it tells of'),
      project_id: shown.deleted('the project'),
      key: hidden.deleted('what it is known by'),
      kind: shown.deleted('of what'),
      thing: hidden.deleted('what it is about'),
      model: hidden.deleted('what is said in it'),
      way: shown.deleted('how they are told'),
    },
    section: 'mails',
    copy: { of: by('user_id'), with: ['created_at', 'read_at', 'outdated_at'] },
    deletedWith: [...by('user_id'), { column: 'owner_ids', many: true }],
    mentions: { location: 'project', json: ['model'], near: by('sender_id') },
  },
  notice_choices: {
    columns: {
      user_id: shown.deleted('whose choice'),
      kind: shown.deleted('of what'),
      way: shown.deleted('how they are told'),
    },
    section: 'mails',
    copy: { of: by('user_id') },
    deletedWith: by('user_id'),
  },
  notice_messages: {
    columns: {
      user_id: shown.deleted('to whom'),
      sender_id: hidden.kept('who did it', 'others'),
      owner_ids: hidden.deleted('whose things it tells of'),
      project_id: shown.deleted('the project'),
      key: hidden.deleted('what it is known by'),
      message_key: hidden.deleted('what the message service knows it by'),
      kind: shown.deleted('of what'),
      model: hidden.deleted('what is said in it'),
      state: hidden.deleted('whether it was sent'),
      error: hidden.deleted('why it failed'),
    },
    section: 'mails',
    copy: { of: by('user_id'), with: ['created_at', 'done_at'] },
    deletedWith: [...by('user_id'), { column: 'owner_ids', many: true }],
    mentions: { location: 'project', json: ['model'], near: by('sender_id') },
  },
  notice_hours: {
    columns: { user_id: shown.deleted('whose hours') },
    section: 'mails',
    copy: { of: by('user_id'), with: ['quiet_from', 'quiet_until'] },
    deletedWith: by('user_id'),
  },
}
