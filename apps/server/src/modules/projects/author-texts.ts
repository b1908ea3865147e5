import type { CallContext } from '../../kernel/context.ts'
import type { authorTextSources } from '../language/index.ts'
import { findName, refreshProjectTexts } from './author-texts-store.ts'

type Source = ReturnType<typeof authorTextSources.all>[number]

/** What a project is called. */
export const projectTexts: Source = {
  owns: 'project',
  list: async ({ db, actor: { projectId } }: CallContext, only) => {
    if (only && (only.kind !== 'project' || only.id !== projectId)) return []
    const { el, en } = await findName(db, projectId)
    return [
      { kind: 'project', id: projectId, field: 'descr', of: el, el, en, most: 200, elsewhere: [] },
    ]
  },
  projectsOf: (_db, ids) => Promise.resolve([...ids]),
  refresh: refreshProjectTexts,
}
