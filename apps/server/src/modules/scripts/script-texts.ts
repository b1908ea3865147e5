import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { SCRIPT_FIELD } from '@telemachos/contract/language/author-texts'
import { MAX_SENTENCE } from '@telemachos/contract/scripts/limits'
import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import {
  projectWords,
  translationsOfFields,
  type AuthorText,
  type AuthorTextSource,
} from '../language/index.ts'
import { saidSentences } from './said-sentences.ts'
import { listCodes } from './script-store.ts'

/** How the fields begin of what the script of an action says. */
export const scriptStart = (actionId: number): string => `${SCRIPT_FIELD}${actionId}.`

/** A sentence is known by its words: wherever the script says it, it is translated once. */
const fieldOf = (actionId: number, sentence: string): string =>
  `${scriptStart(actionId)}${createHash('sha256').update(sentence).digest('base64url').slice(0, 12)}`

/** The sentences with which completion scripts refuse, and of which they tell people. */
export const scriptTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(SCRIPT_FIELD),
  list: async ({ db, actor: { projectId }, language }, id = projectId, field?: string) => {
    if (id !== projectId) return []
    const scripts = await listCodes(db, projectId, language)
    return scripts
      .filter(({ actionId }) => field?.startsWith(scriptStart(actionId)) ?? true)
      .flatMap(({ actionId, title, code }) =>
        saidSentences(code).map((el): AuthorText => ({
          kind: 'project',
          id,
          elsewhere: [],
          of: title,
          sort: 'scriptText',
          field: fieldOf(actionId, el),
          el,
          en: '',
          most: MAX_SENTENCE,
        })),
      )
  },
}

/** What the script of an action says, in the language of who hears it. */
export type SayOfScript = (actionId: number, sentence: string) => string

/**
 * What is translated of the scripts of a project: by one query for those whose language was added, by none for others.
 * What a script says in other words is another sentence, which is not translated.
 */
export async function scriptWords(
  db: Db,
  language: Language,
  projectId: number,
): Promise<SayOfScript> {
  if (isBuiltIn(language)) return (_actionId, sentence) => sentence
  const words = await projectWords(db, language, { projectId, starts: [SCRIPT_FIELD] })
  return (actionId, sentence) => {
    const field = fieldOf(actionId, sentence)
    const said = Object.hasOwn(words, field) ? words[field] : undefined
    return said?.el === sentence ? said.text : sentence
  }
}

interface Said {
  readonly actionId: number
  readonly sentence: string
}

/** What scripts of a project say, in every language into which just that is translated: by one query. */
export async function sentencesIn(
  db: Db,
  projectId: number,
  all: readonly Said[],
): Promise<(said: Said) => Readonly<Record<Language, string>>> {
  const fields = [...new Set(all.map(({ actionId, sentence }) => fieldOf(actionId, sentence)))]
  const rows = await translationsOfFields(db, projectId, fields)
  const byField = Map.groupBy(rows, ({ field }) => field)
  return ({ actionId, sentence }) =>
    Object.fromEntries(
      (byField.get(fieldOf(actionId, sentence)) ?? [])
        .filter(({ el }) => el === sentence)
        .map(({ language, text }) => [language, text]),
    )
}
