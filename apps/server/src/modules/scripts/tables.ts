import {
  by,
  hidden,
  OF_THE_PROGRAMME,
  shown,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  completion_scripts: {
    published: true,
    columns: { changed_by: hidden.kept('who changed it last', 'others') },
    aboutNobody: OF_THE_PROGRAMME,
  },
  completion_script_runs: {
    columns: {
      project_id: shown.deleted('the project'),
      action_id: shown.deleted('the action'),
      mentee_id: shown.deleted('whose action was completed'),
      refusal: shown.deleted('why it was not completed'),
      effects: shown.deleted('what was done with it'),
      fault: hidden.deleted('what went wrong'),
    },
    section: 'actions',
    copy: { of: by('mentee_id'), with: ['ran_at'] },
    deletedWith: by('mentee_id'),
    mentions: { location: 'project', texts: ['refusal'], json: ['effects', 'fault'] },
  },
}
