import { hidden, type TableDeclarations } from '../../kernel/personal-data.ts'

/** What of the tables of grid is about people. */
export const gridColumns: TableDeclarations = {
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
  mentee_progress: {
    columns: {
      mentee_id: hidden.kept('of whom completed actions are counted', 'funding'),
      project_id: hidden.kept('the project', 'funding'),
    },
  },
  project_counts: {
    aboutNobody: 'how many people of a project did what, by number alone',
  },
}
