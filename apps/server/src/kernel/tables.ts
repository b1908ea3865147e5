import { by, hidden, shown, OF_THE_SYSTEM, type TableDeclarations } from './personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  report_logins: { notInBackups: true, aboutNobody: OF_THE_SYSTEM },
  audit_log: {
    published: true,
    columns: {
      actor_id: shown.anonymised('who acted', 'accountability'),
      acting_admin_id: hidden.anonymised('the administrator in their place', 'accountability'),
      subject_id: shown.anonymised('to whom it was done', 'accountability'),
      project_id: shown.kept('the project', 'accountability'),
      action_id: shown.kept('the action', 'accountability'),
      verb: shown.kept('what was done', 'accountability'),
      detail: hidden.kept('particulars, without free text', 'accountability'),
      request_id: hidden.kept('the request', 'accountability'),
    },
    section: 'log',
    copy: { of: by('actor_id', 'subject_id'), with: ['at'] },
    kept: { of: by('actor_id', 'subject_id'), because: 'accountability' },
  },
  audit_changes: {
    published: true,
    columns: {
      audit_id: hidden.deleted('the entry of the log'),
      project_id: shown.deleted('the project'),
      subject_id: shown.deleted('whose value it was'),
      kind: hidden.deleted('what kind of value'),
      name: shown.deleted('which value'),
      old_value: shown.deleted('what it was'),
      new_value: shown.deleted('what it became'),
      search_key: hidden.deleted('both, for searching'),
    },
    section: 'log',
    copy: { of: by('subject_id') },
    deletedWith: by('subject_id'),
    mentions: { location: 'project', texts: ['old_value', 'new_value'] },
  },
  outbox: {
    columns: {
      key: hidden.kept('names it, for the server that tells of it', 'passing'),
      name: hidden.kept('the event', 'passing'),
      payload: hidden.kept('its ids', 'passing'),
      rooms: hidden.kept('who hears of it', 'passing'),
    },
  },
  idempotency_keys: {
    columns: {
      user_id: hidden.deleted('who asked'),
      key: hidden.deleted('the key of the request'),
      call: hidden.deleted('the call'),
      request_hash: hidden.deleted('the request, hashed'),
      answer: hidden.deleted('what was answered'),
    },
    section: 'access',
    deletedWith: by('user_id'),
    mentions: { location: 'anywhere', json: ['answer'] },
  },
  recurring_jobs: {
    aboutNobody: OF_THE_SYSTEM,
  },
  schema_migrations: {
    aboutNobody: OF_THE_SYSTEM,
  },
  schema_objects: {
    aboutNobody: OF_THE_SYSTEM,
  },
}
