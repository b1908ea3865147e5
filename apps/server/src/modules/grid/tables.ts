import { by, hidden, shown, type TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  // A view of the tables below and of others: it holds nothing itself.
  counted_facts: {},
  grid_exports: {
    columns: {
      user_id: hidden.deleted('who exported'),
      project_id: hidden.deleted('the project'),
      role: hidden.deleted('as what'),
      filter_hash: hidden.deleted('the filter, hashed'),
      keys: hidden.deleted('names at which pages begin, of others'),
      ids: hidden.deleted('the people at which pages begin'),
    },
    section: 'work',
    deletedWith: [{ column: 'user_id' }, { column: 'ids', many: true }],
  },
  grid_views: {
    columns: {
      owner_id: shown.deleted('whose it is'),
      project_id: shown.deleted('the project'),
      name: shown.deleted('its name'),
      content: shown.deleted('its filters'),
    },
    section: 'work',
    copy: { of: by('owner_id'), with: ['created_at'] },
    deletedWith: [{ column: 'owner_id', unless: 'shared' }],
    mentions: { location: 'project', json: ['content'], names: ['name'] },
    taken: { grid_views_name: { code: 'rule_violated', field: 'Name', rule: 'name_taken' } },
  },
  mentee_progress: {
    published: true,
    columns: {
      mentee_id: hidden.kept('of whom completed actions are counted', 'funding'),
      project_id: hidden.kept('the project', 'funding'),
      overseers: hidden.kept('in whose counts the mentee is', 'funding'),
    },
  },
  // A view of the table above: it holds nothing itself.
  counted_places: {},
  project_counts: {
    published: true,
    aboutNobody: 'how many people of a project, or of an overseer there, did what, by number alone',
  },
}

/** What the rules on tables forbid and this domain still does. */
export const exceptions = [
  {
    how: 'write',
    of: 'memberships',
    file: 'schema/counts.sql',
    reason:
      'a trigger ends memberships before a person is deleted, while they can still be counted',
  },
]
