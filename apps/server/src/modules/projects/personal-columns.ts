import {
  by,
  hidden,
  shown,
  OF_THE_PROGRAMME,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** What of the tables of projects is about people. */
export const projectsColumns: TableDeclarations = {
  projects: {
    columns: {
      changed_by: hidden.kept('who changed it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  project_versions: {
    columns: {
      by: hidden.kept('who changed it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  project_user_data: {
    columns: {
      project_id: shown.deleted('the project'),
      user_id: shown.deleted('about whom'),
      data: shown.deleted('what the project keeps of them'),
      updated_by: hidden.kept('who wrote it last', 'others'),
    },
    section: 'participation',
    copy: { of: by('user_id'), with: ['updated_at'] },
    deletedWith: by('user_id'),
    mentions: { location: 'project', json: ['data'] },
  },
}
