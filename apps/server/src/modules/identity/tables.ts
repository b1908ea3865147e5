import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  sessions: {
    notInBackups: true,
    columns: {
      id_hash: hidden.deleted('the session, hashed'),
      user_id: hidden.deleted('whose it is'),
      project_id: hidden.deleted('the project'),
      role: hidden.deleted('the role'),
      user_agent: shown.deleted('the device'),
      address: shown.deleted('the network address'),
      admin_id: hidden.deleted('the administrator in the place of somebody'),
      admin_session: hidden.deleted('their session, hashed'),
    },
    section: 'access',
    copy: { of: by('user_id'), with: ['created_at', 'seen_at'] },
    deletedWith: by('user_id', 'admin_id'),
  },
  password_tokens: {
    notInBackups: true,
    columns: {
      user_id: hidden.deleted('whose it is'),
      token_hash: hidden.deleted('the link, hashed'),
      purpose: hidden.deleted('what for'),
    },
    section: 'access',
    deletedWith: by('user_id'),
  },
  email_changes: {
    columns: {
      user_id: hidden.deleted('whose address'),
      address: shown.deleted('the new address'),
      previous: shown.deleted('the address before'),
      requested_by: hidden.deleted('who asked for it'),
      confirm_hash: hidden.deleted('the link that confirms it, hashed'),
      undo_hash: hidden.deleted('the link that takes it back, hashed'),
    },
    section: 'access',
    copy: { of: by('user_id'), with: ['requested_at', 'confirmed_at'] },
    deletedWith: by('user_id'),
  },
  reset_requests: {
    columns: {
      address: hidden.kept('the address that was typed, for seconds', 'passing'),
      request_id: hidden.kept('the request', 'passing'),
    },
  },
  attempts: {
    columns: {
      key: hidden.kept('whose attempts, hashed with the address', 'passing'),
      made: hidden.kept('when they were made', 'passing'),
    },
  },
  known_devices: {
    columns: {
      key_hash: hidden.deleted('the key of the browser, hashed'),
      user_id: hidden.deleted('who signed in with it'),
      used_at: hidden.deleted('when they last did'),
    },
    section: 'access',
    deletedWith: by('user_id'),
  },
  login_as_tokens: {
    notInBackups: true,
    columns: {
      user_id: hidden.deleted('in whose place'),
      admin_session: hidden.deleted('the session, hashed'),
      token_hash: hidden.deleted('the link, hashed'),
      project_id: hidden.deleted('the project'),
      return_url: hidden.deleted('where to'),
    },
    section: 'access',
    deletedWith: by('user_id'),
  },
  consent_texts: {
    columns: {
      published_by: hidden.kept('who published it', 'others'),
    },
    aboutNobody: 'the text that people consent to, the same for all',
  },
  consents: {
    columns: {
      user_id: shown.kept('who consented', 'consent'),
      project_id: shown.kept('to which project', 'consent'),
      kind: shown.kept('given or withdrawn', 'consent'),
      language: shown.kept('in which language', 'consent'),
      read_language: shown.kept('into which language its translation was', 'consent'),
      read_text: shown.kept('the translation that they read', 'consent'),
      request_id: hidden.kept('the request', 'consent'),
    },
    section: 'consents',
    copy: { of: by('user_id'), with: ['version', 'at'] },
    kept: { of: by('user_id'), because: 'consent' },
  },
}
