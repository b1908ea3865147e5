import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

const CONVERSATION = { column: 'conversation_id', table: 'chat_conversations' } as const
const MESSAGE = { column: 'message_id', table: 'chat_messages' } as const
const ofAuthor = [{ column: 'user_id', through: MESSAGE }] as const

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  chat_conversations: {
    columns: {
      project_id: shown.kept('the project', 'others'),
      low_id: shown.kept('one of the two who talk', 'others'),
      high_id: shown.kept('the other of the two', 'others'),
      title: shown.blanked('what a group is called'),
      created_by: shown.kept('who began it', 'others'),
    },
    section: 'chat',
    copy: { of: by('low_id', 'high_id', 'created_by'), with: ['created_at', 'last_at'] },
    blankedWith: by('created_by'),
    kept: { of: by('low_id', 'high_id', 'created_by'), because: 'others' },
    mentions: { location: 'project', texts: ['title'] },
  },
  chat_members: {
    columns: {
      conversation_id: shown.kept('the conversation', 'others'),
      user_id: shown.kept('who is in it', 'others'),
      blocked_at: shown.kept('since when they keep the other away', 'others'),
    },
    section: 'chat',
    copy: { of: by('user_id'), with: ['muted'] },
    kept: { of: by('user_id'), because: 'others' },
  },
  chat_messages: {
    columns: {
      conversation_id: shown.kept('where it was written', 'others'),
      client_id: hidden.kept('a number that who wrote it made', 'others'),
      user_id: shown.kept('who wrote it', 'others'),
      text: shown.blanked('what was written'),
      search_key: hidden.blanked('what was written, for searching'),
    },
    section: 'chat',
    copy: { of: by('user_id'), with: ['at', 'edited_at', 'deleted_at'] },
    blankedWith: by('user_id'),
    kept: { of: by('user_id'), because: 'others' },
    mentions: { location: { through: CONVERSATION }, texts: ['text'] },
  },
  chat_reactions: {
    columns: {
      message_id: shown.deleted('the message'),
      user_id: shown.deleted('who reacted to it'),
      reaction: shown.deleted('what they reacted with'),
    },
    section: 'chat',
    copy: { of: by('user_id'), with: ['at'] },
    deletedWith: [...by('user_id'), ...ofAuthor],
  },
  chat_earlier_texts: {
    columns: {
      message_id: shown.deleted('the message'),
      text: shown.deleted('what it said before'),
    },
    section: 'chat',
    copy: { of: ofAuthor, with: ['until'] },
    deletedWith: ofAuthor,
    mentions: { location: 'anywhere', texts: ['text'] },
  },
  chat_reports: {
    columns: {
      project_id: shown.kept('the project', 'others'),
      message_id: shown.kept('the message', 'others'),
      reporter_id: shown.kept('who reported it', 'others'),
      reason: shown.kept('why', 'others'),
      note: shown.blanked('what was said about it'),
      closed_by: hidden.kept('who closed it', 'others'),
      outcome: hidden.blanked('what was done'),
    },
    section: 'chat',
    copy: { of: by('reporter_id'), with: ['at', 'closed_at'] },
    // What is said of a message goes with the message.
    blankedWith: [...by('reporter_id'), ...ofAuthor],
    kept: { of: by('reporter_id'), because: 'others' },
    mentions: { location: 'project', texts: ['note', 'outcome'] },
  },
}
