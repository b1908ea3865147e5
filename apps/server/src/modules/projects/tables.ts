import {
  by,
  hidden,
  shown,
  OF_THE_PROGRAMME,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  projects: {
    published: true,
    columns: {
      changed_by: hidden.kept('who changed it', 'others'),
      archived_by: hidden.kept('who archived it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
    taken: { projects_url: { field: 'url', rule: 'url_taken' } },
  },
  project_versions: {
    columns: {
      by: hidden.kept('who changed it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  project_logos: {
    aboutNobody: OF_THE_PROGRAMME,
  },
  dismissed_findings: {
    columns: {
      dismissed_by: hidden.kept('who put it away', 'others'),
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

/** What the rules on tables forbid and this domain still does. */
export const exceptions = [
  { how: 'circle', of: 'people', reason: 'reads names and relations, and makes the first Admin' },
  { how: 'circle', of: 'actions', reason: 'the catalogue of actions; to be moved to actions' },
]
