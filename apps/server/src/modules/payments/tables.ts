import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  payments: {
    columns: {
      project_id: shown.kept('the project', 'payment'),
      user_id: shown.kept('who was paid', 'payment'),
      action_id: shown.kept('for which action', 'payment'),
      kayas: shown.kept('the registry number under which it was paid', 'payment'),
      paid_by: hidden.kept('who recorded it', 'payment'),
    },
    section: 'payments',
    copy: { of: by('user_id'), with: ['paid_at'] },
    kept: { of: by('user_id'), because: 'payment' },
  },
}
