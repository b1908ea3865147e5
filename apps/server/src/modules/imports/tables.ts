import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  project_invitations: {
    columns: {
      user_id: shown.deleted('who is invited'),
      project_id: shown.deleted('into which project'),
      roles: shown.deleted('roles in the project'),
      called: shown.deleted('what the project called them'),
      fields: shown.deleted('answers to the fields of the project'),
      relation: hidden.deleted('in whose set they will be'),
      invited_by: hidden.deleted('who invited them'),
    },
    section: 'participation',
    copy: { of: by('user_id'), with: ['invited_at', 'sent_at', 'declined_at', 'until'] },
    deletedWith: by('user_id', 'invited_by'),
    mentions: { location: 'project', texts: ['called'], json: ['fields'] },
  },
}
