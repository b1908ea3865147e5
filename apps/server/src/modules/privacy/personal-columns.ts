import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** What of the tables of privacy is about people. */
export const privacyColumns: TableDeclarations = {
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
