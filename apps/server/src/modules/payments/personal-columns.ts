import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** What of the tables of payments is about people. */
export const paymentsColumns: TableDeclarations = {
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
