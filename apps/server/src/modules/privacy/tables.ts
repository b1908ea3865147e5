import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  erasure_requests: {
    columns: {
      user_id: shown.kept('who is to be erased', 'accountability'),
      project_id: shown.kept('where it was asked', 'accountability'),
      requested_by: hidden.kept('who asked', 'others'),
      reason: shown.kept('why', 'accountability'),
      decision: shown.kept('what was decided', 'accountability'),
      decided_by: hidden.kept('who decided', 'others'),
    },
    section: 'log',
    copy: { of: by('user_id'), with: ['at', 'decided_at'] },
  },
}

/** What the rules on tables forbid and this domain still does. */
export const exceptions = [
  {
    how: 'chosen',
    file: 'copy-store.ts',
    reason: 'reaches the tables that the list of personal columns names',
  },
  {
    how: 'chosen',
    file: 'erase-store.ts',
    reason: 'reaches the tables that the list of personal columns names',
  },
  {
    how: 'chosen',
    file: 'mentions-store.ts',
    reason: 'reaches the tables that the list of personal columns names',
  },
  {
    how: 'chosen',
    file: 'owner-store.ts',
    reason: 'reaches the tables that the list of personal columns names',
  },
]
