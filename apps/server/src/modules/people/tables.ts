import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  users: {
    published: true,
    columns: {
      id: shown.kept('the number that other rows refer to', 'others'),
      username: shown.blanked('user name'),
      password_hash: hidden.blanked('password, hashed'),
      first_name: shown.blanked('first name'),
      last_name: shown.blanked('last name'),
      email: shown.blanked('e-mail address'),
      fields: shown.blanked('answers to the fields of every project'),
      sort_key: hidden.blanked('the name, for sorting'),
      search_key: hidden.blanked('the name, for searching'),
      first_key: hidden.blanked('the first name, for sorting'),
      language: shown.blanked('language'),
      preferences: shown.blanked('choices on the settings page'),
      default_project_id: shown.blanked('project that opens first'),
    },
    section: 'account',
    copy: { of: by('id'), with: ['state', 'created_at', 'invited_at', 'last_signed_in_at'] },
    blankedWith: by('id'),
    mentions: { location: { member: 'id' }, json: ['fields'] },
    taken: { users_username: { field: 'login', rule: 'login_taken' } },
  },
  memberships: {
    published: true,
    columns: {
      user_id: shown.kept('belonging to a project', 'funding'),
      project_id: shown.kept('the project', 'funding'),
      roles: shown.kept('roles in the project', 'funding'),
      fields: shown.blanked('answers to the fields of the project'),
      sort_key: hidden.blanked('the name, for sorting'),
      overseers: hidden.kept(
        'who coordinates and supervises the member, as relations have it',
        'funding',
      ),
    },
    section: 'participation',
    copy: { of: by('user_id'), with: ['joined_at', 'left_at'] },
    blankedWith: by('user_id'),
    kept: { of: by('user_id'), because: 'funding' },
    mentions: { location: 'project', json: ['fields'] },
  },
  relations: {
    published: true,
    columns: {
      holder_id: shown.kept('who looks after somebody', 'funding'),
      subject_id: shown.kept('whom somebody looks after', 'funding'),
      kind: shown.kept('as what', 'funding'),
      action_id: shown.kept('for which action', 'funding'),
      project_id: shown.kept('the project', 'funding'),
      assigned_by: hidden.kept('who assigned it', 'others'),
      ended_by: hidden.kept('who ended it', 'others'),
    },
    section: 'participation',
    copy: { of: by('holder_id', 'subject_id'), with: ['from_at', 'to_at'] },
    kept: { of: by('holder_id', 'subject_id'), because: 'funding' },
  },
  people_views: {
    columns: {
      owner_id: shown.deleted('whose list it is'),
      project_id: shown.deleted('the project'),
      name: shown.deleted('its name'),
      content: shown.deleted('its filters'),
    },
    section: 'work',
    copy: { of: by('owner_id'), with: ['created_at'] },
    deletedWith: [{ column: 'owner_id', unless: 'shared' }],
    mentions: { location: 'project', json: ['content'], names: ['name'] },
    taken: { people_views_name: { code: 'rule_violated', field: 'Name', rule: 'name_taken' } },
  },
  state_changes: {
    columns: {
      changed_by: hidden.kept('who changed states', 'others'),
      project_id: hidden.kept('the project', 'others'),
    },
  },
  state_change_people: {
    columns: {
      change_id: hidden.deleted('the change'),
      user_id: shown.deleted('whose state was changed'),
    },
    section: 'account',
    copy: { of: by('user_id'), with: ['from_state', 'to_state'] },
    deletedWith: by('user_id'),
  },
  linkings: {
    columns: {
      by: hidden.kept('who linked', 'others'),
      project_id: hidden.kept('the project', 'others'),
    },
  },
  linking_changes: {
    columns: {
      linking_id: hidden.kept('the linking', 'funding'),
      relation_id: hidden.kept('the relation', 'funding'),
      change: hidden.kept('begun or ended', 'funding'),
    },
  },
}

/** What the rules on tables forbid and this domain still does. */
export const exceptions = [
  { how: 'circle', of: 'actions', reason: 'names the actions of relations and changes' },
]
