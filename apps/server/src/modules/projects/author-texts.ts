import type { CallContext } from '../../kernel/context.ts'
import type { AuthorTextSource } from '../language/index.ts'
import { findName, refreshProjectTexts } from './author-texts-store.ts'

/** What a project is called. */
export const projectTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field === 'descr',
  list: async ({ db, actor: { projectId } }: CallContext, id = projectId) => {
    if (id !== projectId) return []
    const { el, en } = await findName(db, projectId)
    return [
      {
        kind: 'project',
        id: projectId,
        field: 'descr',
        sort: 'project',
        of: el,
        el,
        en,
        most: 200,
        elsewhere: [],
      },
    ]
  },
  refresh: refreshProjectTexts,
}
