import {
  isBuiltIn,
  type BuiltInLanguage,
  type Language,
} from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { Definition } from '@telemachos/questionnaire/definition'
import { sayDefinition } from '@telemachos/questionnaire/say-definition'
import type { Db } from '../../kernel/database/database.ts'
import { authorWords, type AuthorTextSource } from '../language/index.ts'
import { listWordedQuests } from './quest-texts-store.ts'

/** The most characters of a translation: as of a text that an editor saves. */
const MOST = 4_000

/** What questionnaires say, as they were published last: what is drafted, nobody reads. */
export const questTexts: AuthorTextSource = {
  of: 'quest',
  has: () => true,
  list: async ({ db, actor: { projectId }, language }, questId) => {
    const quests = await listWordedQuests(db, projectId, questId)
    return quests.flatMap(({ id, definition, elsewhere }) => {
      const of = textIn(definition.title, language)
      const texts: Awaited<ReturnType<AuthorTextSource['list']>> = []
      sayDefinition(definition, (field, text, sort) => {
        // Numbers and signs are the same in every language.
        if (/\p{L}/u.test(text.el + text.en))
          texts.push({ kind: 'quest', id, of, elsewhere, field, sort, ...text, most: MOST })
        return text
      })
      return texts
    })
  },
}

interface Told {
  readonly questId: number
  readonly definition: Definition
}

/**
 * What questionnaires say to a reader: by one query for those whose language was added, by none for others.
 * @param asked the language of the product in which the page reads them; such a reader may ask for Greek.
 */
export async function definitionsIn(
  { db, language }: { readonly db: Db; readonly language: Language },
  questIds: readonly number[],
  asked: BuiltInLanguage,
): Promise<(version: Told) => Definition> {
  if (isBuiltIn(language) || asked === 'el') return ({ definition }) => definition
  const words = await authorWords(db, language, { quest: [...new Set(questIds)] })
  return ({ questId, definition }) =>
    sayDefinition(definition, (field, text) => words({ kind: 'quest', id: questId, field }, text))
}
