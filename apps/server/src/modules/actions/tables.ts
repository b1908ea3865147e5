import {
  by,
  hidden,
  shown,
  OF_THE_PROGRAMME,
  type TableDeclarations,
} from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  action_types: {
    published: true,
    aboutNobody: OF_THE_PROGRAMME,
  },
  actions: {
    published: true,
    columns: {
      saved_by: hidden.kept('who wrote it last', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_versions: {
    columns: {
      saved_by: hidden.kept('who wrote it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_drafts: {
    columns: {
      saved_by: hidden.kept('who wrote it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_pictures: {
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_forms: {
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_data_changes: {
    columns: {
      changed_by: hidden.kept('who changed it', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  project_actions: {
    published: true,
    columns: {
      changed_by: hidden.kept('who changed it last', 'others'),
    },
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_publications: {
    aboutNobody: OF_THE_PROGRAMME,
  },
  action_groups: {
    aboutNobody: OF_THE_PROGRAMME,
  },
  unshown_actions: {
    published: true,
    columns: {
      mentee_id: hidden.kept('to whom the action is not shown', 'funding'),
      project_id: hidden.kept('the project', 'funding'),
      action_id: hidden.kept('the action', 'funding'),
    },
  },
  action_dues: {
    published: true,
    columns: {
      mentee_id: shown.deleted('whose deadline'),
      project_id: shown.deleted('the project'),
      action_id: shown.deleted('the action'),
      extended_reason: shown.deleted('why there is more time'),
      extended_by: hidden.deleted('who gave more time'),
    },
    section: 'actions',
    copy: { of: by('mentee_id'), with: ['due_on', 'extended_to', 'extended_at'] },
    deletedWith: by('mentee_id'),
    mentions: { location: 'project', texts: ['extended_reason'] },
  },
  due_reminders: {
    columns: {
      user_id: shown.deleted('who was reminded'),
      mentee_id: shown.deleted('whose deadline'),
      project_id: shown.deleted('the project'),
      action_id: shown.deleted('the action'),
    },
    section: 'actions',
    copy: { of: by('user_id', 'mentee_id'), with: ['due_on', 'told_on'] },
    deletedWith: by('user_id', 'mentee_id'),
  },
  automatic_checks: {
    columns: {
      mentee_id: hidden.kept('whose actions are to be looked at', 'funding'),
      project_id: hidden.kept('the project', 'funding'),
    },
  },
  stale_conditions: {
    columns: {
      mentee_id: hidden.kept('whose conditions are to be evaluated', 'funding'),
      project_id: hidden.kept('the project', 'funding'),
    },
  },
  completions: {
    published: true,
    columns: {
      mentee_id: shown.kept('whose action', 'funding'),
      mentor_id: shown.kept('with which mentor', 'funding'),
      action_id: shown.kept('the action', 'funding'),
      project_id: shown.kept('the project', 'funding'),
      completed_by: shown.kept('who completed it', 'others'),
      data: shown.blanked('what was written down'),
    },
    section: 'actions',
    copy: {
      of: by('mentee_id', 'mentor_id', 'completed_by'),
      only: { data: { column: 'mentee_id' } },
      with: ['completed_at'],
    },
    blankedWith: by('mentee_id'),
    kept: { of: by('mentee_id', 'mentor_id'), because: 'funding' },
    mentions: { location: 'project', json: ['data'], near: by('mentor_id') },
  },
  action_data: {
    published: true,
    columns: {
      project_id: shown.deleted('the project'),
      action_id: shown.deleted('the action'),
      drawer: shown.deleted('which part of the data'),
      mentee_id: shown.deleted('whose data'),
      author_id: shown.deleted('who wrote it'),
      data: shown.deleted('what was written'),
      updated_by: hidden.deleted('who changed it last'),
    },
    section: 'actions',
    copy: {
      of: by('mentee_id', 'author_id'),
      privateTo: { author: 'author_id', where: { column: 'drawer', is: 'private' } },
      with: ['scheduled_at', 'updated_at'],
    },
    deletedWith: by('mentee_id', 'author_id'),
    mentions: { location: 'project', json: ['data'] },
  },
}
