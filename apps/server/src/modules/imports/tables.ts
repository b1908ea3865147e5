import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  imports: {
    columns: {
      by: hidden.kept('who imported', 'others'),
      undone_by: hidden.kept('who undid it', 'others'),
      project_id: hidden.kept('into which project', 'others'),
      key: hidden.kept('the key of the list', 'others'),
    },
  },
  import_people: {
    columns: {
      import_id: hidden.deleted('the import'),
      user_id: shown.deleted('who was imported'),
      how: hidden.deleted('whether they were new'),
      roles: shown.deleted('roles in the project'),
      former: shown.deleted('what they were in the project before'),
      outcome: hidden.deleted('what undoing it did'),
    },
    section: 'participation',
    copy: { of: by('user_id'), with: ['at'] },
    deletedWith: by('user_id'),
    mentions: {
      location: { through: { column: 'import_id', table: 'imports' } },
      json: ['former'],
    },
  },
  field_changes: {
    columns: {
      id: hidden.kept('the key of the change', 'passing'),
      project_id: hidden.kept('the project', 'passing'),
      field: hidden.kept('which field', 'passing'),
      changed_by: hidden.kept('who changed a field of many', 'passing'),
    },
  },
  field_change_people: {
    columns: {
      change_id: hidden.deleted('the change'),
      user_id: hidden.deleted('whose field was changed'),
      old_value: hidden.deleted('what it said before'),
      new_value: hidden.deleted('what it was changed to'),
    },
    deletedWith: by('user_id'),
    mentions: {
      location: { through: { column: 'change_id', table: 'field_changes' } },
      texts: ['old_value', 'new_value'],
    },
  },
  import_headings: {
    columns: { project_id: hidden.kept('the project', 'others') },
    aboutNobody: 'what the columns of a spreadsheet mean',
  },
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
