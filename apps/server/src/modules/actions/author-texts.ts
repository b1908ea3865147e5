import { LONGEST_DESCRIPTION } from '@telemachos/contract/actions/description-limits'
import { TITLE_ROLES } from '@telemachos/contract/actions/title-roles'
import { GROUP_FIELD } from '@telemachos/contract/language/author-texts'
import type { CallContext } from '../../kernel/context.ts'
import type { AuthorText, AuthorTextSource } from '../language/index.ts'
import { listWordedActions, listWordedGroups, refreshActionTexts } from './author-texts-store.ts'
import { cleanTranslation } from './descriptions.ts'

/** The most characters of a title, and of the name of a group. */
const MOST = { title: 300, group: 200 }

/** The names of groups of actions: they are the project's, whose settings have them in English. */
export const groupTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(GROUP_FIELD),
  list: async ({ db, actor: { projectId } }, id = projectId) => {
    if (id !== projectId) return []
    const groups = await listWordedGroups(db, projectId)
    return groups.map(({ name, en }) => ({
      kind: 'project',
      id: projectId,
      field: `${GROUP_FIELD}${name}`,
      sort: 'group',
      of: name,
      el: name,
      en,
      most: MOST.group,
      elsewhere: [],
    }))
  },
}

/** Titles and descriptions of actions. */
export const actionTexts: AuthorTextSource = {
  of: 'action',
  has: (field) => /^(?:title(?:\.|$)|descr$)/.test(field),
  list: textsOfActions,
  clean: (context, { id }, text) => cleanTranslation(context, id, text),
  refresh: refreshActionTexts,
}

async function textsOfActions(
  { db, actor: { projectId }, language }: CallContext,
  actionId?: number,
): Promise<AuthorText[]> {
  const actions = await listWordedActions(db, projectId, language, actionId)
  return actions.flatMap(({ id, of, title, titles, descr, descrs, roleTitles, elsewhere }) => {
    const common = { kind: 'action', id, of, elsewhere } as const
    return [
      {
        ...common,
        field: 'title',
        sort: 'title',
        el: title,
        en: titles.en ?? '',
        most: MOST.title,
      },
      ...TITLE_ROLES.flatMap((role) => {
        const { el = '', en = '' } = roleTitles[role] ?? {}
        // One that is named alone may have been taken back, and its translation is still to be.
        return el || en || actionId !== undefined
          ? [
              {
                ...common,
                field: `title.${role}`,
                sort: 'titleOf' as const,
                el,
                en,
                most: MOST.title,
              },
            ]
          : []
      }),
      {
        ...common,
        field: 'descr',
        sort: 'descr',
        el: descr,
        en: descrs.en ?? '',
        most: LONGEST_DESCRIPTION,
        hasLook: true,
      },
    ]
  })
}
