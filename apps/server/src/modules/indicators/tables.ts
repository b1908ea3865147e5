import type { TableDeclarations } from '../../kernel/personal-data.ts'

/** The tables of this domain: who may read them, and what of them is about people. */
export const tables: TableDeclarations = {
  daily_counts: {
    aboutNobody: 'how many people of a project, or of an overseer there, did what, by number alone',
  },
}
