import { by, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  action_readings: {
    columns: {
      project_id: shown.deleted('the project'),
      mentee_id: shown.deleted('who read it'),
      action_id: shown.deleted('the action'),
    },
    section: 'actions',
    copy: { of: by('mentee_id'), with: ['read_at', 'confirmed'] },
    deletedWith: by('mentee_id'),
  },
}
