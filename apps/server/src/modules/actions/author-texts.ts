import { LONGEST_DESCRIPTION } from '@telemachos/contract/actions/description-limits'
import { TITLE_ROLES } from '@telemachos/contract/actions/title-roles'
import { GROUP_FIELD } from '@telemachos/contract/language/author-texts'
import type { CallContext } from '../../kernel/context.ts'
import type { AuthorText, AuthorTextThing, authorTextSources } from '../language/index.ts'
import {
  listProjectsOfActions,
  listWordedActions,
  listWordedGroups,
  refreshActionTexts,
} from './author-texts-store.ts'
import { cleanTranslation } from './descriptions.ts'

type Source = ReturnType<typeof authorTextSources.all>[number]

/** The most characters of a title, and of the name of a group. */
const MOST = { title: 300, group: 200 }

/** Titles and descriptions of actions, and the names of their groups: what people read of them. */
export const actionTexts: Source = {
  owns: 'action',
  list: async (context, only) => [
    ...(only?.kind === 'action' ? [] : await groupTexts(context, only)),
    ...(only?.kind === 'project' ? [] : await textsOfActions(context, only?.id)),
  ],
  clean: async (context, { id, field }, text) =>
    field === 'descr' ? cleanTranslation(context, id, text) : text,
  projectsOf: listProjectsOfActions,
  refresh: refreshActionTexts,
}

/** Groups are the project's, whose settings have their names in English. */
async function groupTexts(
  { db, actor: { projectId } }: CallContext,
  only: AuthorTextThing | undefined,
): Promise<AuthorText[]> {
  if (only && only.id !== projectId) return []
  const groups = await listWordedGroups(db, projectId)
  return groups.map(({ name, en }) => ({
    kind: 'project',
    id: projectId,
    field: `${GROUP_FIELD}${name}`,
    of: name,
    el: name,
    en,
    most: MOST.group,
    elsewhere: [],
  }))
}

async function textsOfActions(
  { db, actor: { projectId }, language }: CallContext,
  actionId: number | undefined,
): Promise<AuthorText[]> {
  const actions = await listWordedActions(db, projectId, language, actionId)
  return actions.flatMap(({ id, of, title, titles, descr, descrs, roleTitles, elsewhere }) => {
    const common = { kind: 'action', id, of, elsewhere } as const
    return [
      { ...common, field: 'title', el: title, en: titles.en ?? '', most: MOST.title },
      ...TITLE_ROLES.flatMap((role) => {
        const { el = '', en = '' } = roleTitles[role] ?? {}
        // One that is named alone may have been taken back, and its translation is still to be.
        return el || en || actionId !== undefined
          ? [{ ...common, field: `title.${role}`, el, en, most: MOST.title }]
          : []
      }),
      {
        ...common,
        field: 'descr',
        el: descr,
        en: descrs.en ?? '',
        most: LONGEST_DESCRIPTION,
      },
    ]
  })
}
