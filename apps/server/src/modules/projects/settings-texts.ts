import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import { APPLY_FIELD, GROUP_FIELD, MAIL_FIELD } from '@telemachos/contract/language/author-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { FIELD_STARTS, presentWords, saySettings } from '@telemachos/contract/projects/settings-in'
import type { ProjectPart } from '@telemachos/contract/projects/template-keys'
import type { PersonContext } from '../../kernel/context.ts'
import { projectWords, type AuthorText, type AuthorTextSource } from '../language/index.ts'
import { findSettings } from './author-texts-store.ts'
import { visibleSettings } from './visible-settings.ts'

/** How the names of the texts begin that settings have, by the part of a project that they belong to. */
const STARTS_OF: Readonly<Partial<Record<ProjectPart, readonly string[]>>> = {
  menus: ['menu.'],
  fields: [...FIELD_STARTS, 'profile.'],
  settings: ['contact'],
}

const STARTS = Object.values(STARTS_OF).flat()

/** The same of texts that other domains list, and that are copied with a part. */
const COPIED_WITH: Readonly<Partial<Record<ProjectPart, readonly string[]>>> = {
  settings: [APPLY_FIELD],
  mails: [MAIL_FIELD],
}

/** How those begin that are copied with these parts. */
export const startsOf = (parts: readonly ProjectPart[]): string[] =>
  parts.flatMap((part) => [...(STARTS_OF[part] ?? []), ...(COPIED_WITH[part] ?? [])])

/** The most characters of a translation: as of a label (contract/projects/entities). */
const MOST = 200

/** Menus, fields of people with their values, types of people and whom to turn to, as settings have them. */
export const settingsTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => STARTS.some((start) => field.startsWith(start)),
  list: async ({ db, actor: { projectId, level } }, id = projectId) => {
    if (id !== projectId) return []
    // Menus of every role are translated; fields by those alone who see them.
    const settings = visibleSettings(await findSettings(db, projectId), level, 'all')
    const texts = new Map<string, AuthorText>()
    let field = ''
    saySettings(settings, (place, el, others) => {
      const sort = sortOf(place)
      if (sort === 'fieldLabel') field = el
      const en = others?.en ?? ''
      const common = { kind: 'project', id, elsewhere: [], most: MOST } as const
      // What is a number, or a code, is the same in every language.
      if (/\p{L}/u.test(el + en))
        texts.set(place, {
          ...common,
          field: place,
          sort,
          el,
          en,
          of: sort === 'fieldOption' ? field : el,
        })
      return el
    })
    return [...texts.values()]
  },
}

/** What a text is, by where it stands in the settings. */
function sortOf(place: string) {
  if (place === 'contact') return 'contact'
  if (place.startsWith('menu.')) return 'menu'
  if (place.startsWith('profile.')) return 'profile'
  return place.includes('.option.') ? 'fieldOption' : 'fieldLabel'
}

interface Words {
  readonly GroupsIn?: Readonly<Record<string, string>>
  readonly TextsIn?: Readonly<Record<string, string>>
}

/** What a project's groups and settings are called in the reader's language, where that was added; of what they see. */
export async function settingsWords(
  { db, principal: { language } }: PersonContext,
  projectId: number,
  seen: ProjectSettings,
): Promise<Words> {
  if (isBuiltIn(language)) return {}
  const words = await projectWords(db, language, {
    projectId,
    starts: [GROUP_FIELD, ...STARTS],
  })
  const groups = Object.entries(words).filter(([place]) => place.startsWith(GROUP_FIELD))
  const GroupsIn = Object.fromEntries(
    groups.map(([place, { text }]) => [place.slice(GROUP_FIELD.length), text]),
  )
  return { GroupsIn, TextsIn: presentWords(seen, words) }
}
