import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  spreadsheets: {
    columns: { saved_by: hidden.kept('who saved it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  spreadsheet_versions: {
    columns: { added_by: hidden.kept('who added it', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  spreadsheet_projects: { aboutNobody: OF_THE_PROGRAMME },
  spreadsheet_scenarios: {
    columns: {
      spreadsheet_id: shown.deleted('the spreadsheet'),
      project_id: shown.deleted('the project'),
      user_id: shown.deleted('whose it is'),
      name: shown.deleted('what it is called'),
      inputs: shown.deleted('what was put in'),
    },
    section: 'actions',
    copy: { of: by('user_id'), with: ['saved_at'] },
    deletedWith: by('user_id'),
    mentions: { location: 'project', texts: ['name'], json: ['inputs'], near: by('user_id') },
  },
}
