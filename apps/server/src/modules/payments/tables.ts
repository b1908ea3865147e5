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
  payment_changes: {
    columns: {
      project_id: hidden.kept('the project', 'passing'),
      changed_by: hidden.kept('who recorded payments or took them back', 'passing'),
    },
  },
  payment_change_entries: {
    columns: {
      change_id: hidden.deleted('the change'),
      user_id: hidden.deleted('whose payment it was'),
      action_id: hidden.deleted('for which action'),
      kayas: hidden.deleted('the registry number of the payment'),
      paid_by: hidden.kept('who recorded it', 'passing'),
      completed_by: hidden.kept('who completed its action', 'passing'),
    },
    deletedWith: by('user_id'),
  },
}
