import {
  by,
  hidden,
  OF_THE_SYSTEM,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  mails: {
    columns: {
      user_id: shown.deleted('to whom'),
      sender_id: hidden.kept('who sent it', 'others'),
      owner_ids: hidden.deleted('whose things it tells of'),
      project_id: shown.deleted('the project'),
      key: hidden.deleted('what it is known by'),
      template: shown.deleted('which mail'),
      model: hidden.deleted('what is said in it'),
      state: hidden.deleted('whether it was sent'),
      holder: hidden.deleted('which server sends it'),
      address: shown.deleted('the address'),
      recipient: shown.deleted('the address, where it is not their own'),
      subject: shown.deleted('the subject'),
      body: shown.deleted('the text'),
      language: hidden.deleted('in which language, to somebody without an account'),
      has_link: hidden.deleted('whether it brings a link that opens something'),
      error: hidden.deleted('why it failed'),
    },
    section: 'mails',
    copy: { of: by('user_id'), with: ['created_at', 'done_at'] },
    deletedWith: [...by('user_id'), { column: 'owner_ids', many: true }],
    mentions: {
      location: 'project',
      texts: ['subject', 'body', 'error'],
      json: ['model'],
      near: by('sender_id'),
    },
  },
  mail_links: {
    notInBackups: true,
    columns: {
      mail_id: hidden.deleted('which mail brings it'),
      sealed: hidden.deleted('a link that opens something, encrypted until it has left'),
    },
    section: 'mails',
    deletedWith: [{ column: 'user_id', through: { column: 'mail_id', table: 'mails' } }],
  },
  mail_files: {
    notInBackups: true,
    columns: {
      mail_id: hidden.deleted('which mail brings it'),
      name: hidden.deleted('what the file is called'),
      mime: hidden.deleted('what kind of file it is'),
      content: hidden.deleted('the file, until the mail has left'),
    },
    section: 'mails',
    deletedWith: [{ column: 'user_id', through: { column: 'mail_id', table: 'mails' } }],
    mentions: { location: { through: { column: 'mail_id', table: 'mails' } }, texts: ['name'] },
  },
  mail_link_keys: { notInBackups: true, aboutNobody: OF_THE_SYSTEM },
  mail_bounces: {
    columns: {
      user_id: shown.deleted('to whom'),
      address: shown.deleted('the address'),
      reply: hidden.deleted('what the server answered'),
    },
    section: 'mails',
    copy: { of: by('user_id'), with: ['at'] },
    deletedWith: by('user_id'),
    mentions: { location: { member: 'user_id' }, texts: ['reply'] },
  },
  requested_mails: {
    columns: {
      mailbox: hidden.kept('the mailbox, hashed, for eight days', 'passing'),
      network: hidden.kept('the network of who asked, hashed', 'passing'),
      purpose: hidden.kept('what the mail was for', 'passing'),
    },
  },
  mail_templates: {
    columns: {
      written_by: hidden.kept('who wrote it', 'others'),
    },
    aboutNobody: 'the text of mails, before anybody is named in it',
  },
}
