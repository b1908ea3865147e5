import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  OF_THE_SYSTEM,
  shown,
  type Owner,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

const APPLICATION = { column: 'application_id', table: 'applications' } as const
const OF_APPLICATION: readonly Owner[] = [
  { column: 'user_id', through: APPLICATION },
  { column: 'applicant_id', through: APPLICATION },
]

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  application_calls: { aboutNobody: OF_THE_PROGRAMME },
  application_forms: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  application_secrets: { aboutNobody: OF_THE_SYSTEM },
  applications: {
    columns: {
      project_id: shown.deleted('the project'),
      protocol: shown.deleted('the protocol number'),
      status: shown.deleted('where the application stands'),
      reason: shown.deleted('why it was rejected'),
      changes_text: shown.deleted('what was asked to be changed'),
      answers: shown.deleted('what was answered'),
      first_name: shown.deleted('the first name'),
      last_name: shown.deleted('the last name'),
      search_key: hidden.deleted('what it is found by'),
      afm: shown.deleted('the tax number'),
      amka: shown.deleted('the number of social insurance'),
      kayas: shown.deleted('the registry number'),
      mailbox: hidden.deleted('what addresses of the mailbox have in common'),
      proven_email: shown.deleted('the e-mail address that was proven'),
      email: shown.deleted('the e-mail address'),
      birth_key: hidden.deleted('name and date of birth'),
      language: shown.deleted('in which language it was written'),
      form_id: hidden.deleted('on which form it was written'),
      captcha_key: hidden.deleted('the solved task under which it came'),
      token_hash: hidden.deleted('the hash of the private link'),
      user_id: shown.deleted('whose it is'),
      applicant_id: shown.deleted('who applied'),
    },
    section: 'participation',
    copy: {
      of: by('user_id', 'applicant_id'),
      with: ['id', 'received_at', 'waiting', 'reminded_at', 'proven_at'],
    },
    deletedWith: by('user_id', 'applicant_id'),
    mentions: {
      location: 'project',
      texts: [
        'reason',
        'changes_text',
        'first_name',
        'last_name',
        'search_key',
        'email',
        'mailbox',
        'proven_email',
        'birth_key',
      ],
      json: ['answers'],
      near: by('user_id', 'applicant_id'),
    },
  },
  application_lists: {
    columns: { by_user: hidden.kept('who published it', 'others') },
    aboutNobody: 'protocol numbers and scores, without names',
  },
  application_views: {
    columns: {
      owner_id: shown.deleted('whose it is'),
      project_id: shown.deleted('the project'),
      name: shown.deleted('its name'),
      content: shown.deleted('its filters'),
    },
    section: 'work',
    copy: { of: by('owner_id'), with: ['created_at'] },
    deletedWith: [{ column: 'owner_id', unless: 'shared' }],
    mentions: { location: 'project', json: ['content'], names: ['name'] },
    taken: { application_views_name: { code: 'rule_violated', field: 'Name', rule: 'name_taken' } },
  },
  application_rules: { aboutNobody: OF_THE_PROGRAMME },
  application_scores: {
    columns: {
      application_id: hidden.deleted('of which application'),
      reviewer_id: hidden.kept('who gave it', 'others'),
      points: hidden.deleted('the points of each criterion'),
      comment: hidden.deleted('what the reviewer remarked'),
    },
    section: 'participation',
    deletedWith: OF_APPLICATION,
    mentions: { location: { through: APPLICATION }, texts: ['comment'] },
  },
  application_notes: {
    columns: {
      application_id: hidden.deleted('about which application'),
      by_user: hidden.kept('who wrote it', 'others'),
      text: hidden.deleted('what it says'),
    },
    section: 'participation',
    deletedWith: OF_APPLICATION,
    mentions: { location: { through: APPLICATION }, texts: ['text'] },
  },
  application_drafts: {
    columns: {
      project_id: hidden.kept('to which project', 'passing'),
      answers: hidden.kept('what somebody has written, without the e-mail, for 30 days', 'passing'),
      token_hash: hidden.kept('the hash of the private link', 'passing'),
    },
  },
  application_documents: {
    columns: {
      application_id: hidden.deleted('of which application'),
      draft_id: hidden.deleted('of what is not handed in yet'),
      question: hidden.deleted('which question it answers'),
      name: hidden.deleted('the file’s name'),
      mime: hidden.deleted('what the file is'),
      hash: hidden.deleted('its content, hashed'),
      storage_key: hidden.deleted('where its content lies'),
    },
    section: 'participation',
    content: 'storage_key',
    deletedWith: OF_APPLICATION,
    mentions: { location: { through: APPLICATION }, texts: ['name'] },
  },
  application_links: {
    columns: {
      application_id: hidden.deleted('of which application'),
      token_hash: hidden.deleted('the link, hashed'),
    },
    section: 'participation',
    deletedWith: OF_APPLICATION,
  },
  application_proofs: {
    columns: {
      token_hash: hidden.kept('the link, hashed', 'passing'),
      email: hidden.kept('the address that is to be proven, for a week', 'passing'),
    },
  },
  captcha_uses: {
    columns: {
      key: hidden.kept('the solved task', 'passing'),
      network: hidden.kept('the network of who solved a task, hashed, for two hours', 'passing'),
    },
  },
  registrations: {
    columns: {
      project_id: hidden.kept('for which project', 'passing'),
      first_name: hidden.kept('the first name, for a day at most', 'passing'),
      last_name: hidden.kept('the last name, for a day at most', 'passing'),
      email: hidden.kept('the address that is to be confirmed', 'passing'),
      password_hash: hidden.kept('the password, hashed', 'passing'),
      language: hidden.kept('in which language', 'passing'),
      token_hash: hidden.kept('the link, hashed', 'passing'),
      captcha_key: hidden.kept('the solved task', 'passing'),
    },
  },
  application_uploads: {
    columns: {
      network: hidden.kept(
        'the network of who sent drafts or documents, hashed, for two days',
        'passing',
      ),
    },
  },
  validator_faults: { aboutNobody: OF_THE_PROGRAMME },
  application_history: {
    columns: {
      application_id: hidden.deleted('of which application'),
      by_user: hidden.kept('who moved it', 'others'),
      kind: hidden.deleted('what happened'),
      note: hidden.deleted('why'),
    },
    section: 'participation',
    deletedWith: OF_APPLICATION,
    mentions: { location: { through: APPLICATION }, texts: ['note'] },
  },
}
