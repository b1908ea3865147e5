import { isBuiltIn } from '@telemachos/contract/core/define-texts'
import { GROUP_FIELD } from '@telemachos/contract/language/author-texts'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { FIELD_STARTS, saySettings } from '@telemachos/contract/projects/settings-in'
import type { PersonContext } from '../../kernel/context.ts'
import { projectWords, type AuthorText, type AuthorTextSource } from '../language/index.ts'
import { findSettings } from './author-texts-store.ts'

/** How the names of the texts begin that settings have. */
const STARTS = ['menu.', ...FIELD_STARTS, 'profile.', 'contact']

/** The most characters of a translation: as of a label (contract/projects/entities). */
const MOST = 200

/** Menus, fields of people with their values, types of people and whom to turn to, as settings have them. */
export const settingsTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => STARTS.some((start) => field.startsWith(start)),
  list: async ({ db, actor: { projectId } }, id = projectId) => {
    if (id !== projectId) return []
    const settings = await findSettings(db, projectId)
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
  const TextsIn: Record<string, string> = {}
  saySettings(seen, (place, text, others) => {
    const said = Object.hasOwn(words, place) ? words[place] : undefined
    if (said !== undefined && `${text}${others?.en ?? ''}`.trim() !== '') TextsIn[place] = said
    return text
  })
  const groups = Object.entries(words).filter(([place]) => place.startsWith(GROUP_FIELD))
  const GroupsIn = Object.fromEntries(
    groups.map(([place, said]) => [place.slice(GROUP_FIELD.length), said]),
  )
  return { GroupsIn, TextsIn }
}
