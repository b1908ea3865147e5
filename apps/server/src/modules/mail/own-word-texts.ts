import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { MAIL_FIELD, type AuthorTextSort } from '@telemachos/contract/language/author-texts'
import { MAX_BODY, MAX_SUBJECT } from '@telemachos/contract/mail/limits'
import type { Db } from '../../kernel/database/database.ts'
import { hasText, translate } from '../../kernel/texts.ts'
import { projectWords, type AuthorTextSource } from '../language/index.ts'
import { listOwnWords } from './template-store.ts'
import type { TemplateText } from './template-form.ts'

/** A part of a mail in the words of a project, each in one language and empty where it has none. */
interface OwnPair {
  readonly el: TemplateText | undefined
  readonly en: TemplateText | undefined
}

const PARTS = [
  { part: 'subject', sort: 'mailSubject', most: MAX_SUBJECT },
  { part: 'body', sort: 'mailBody', most: MAX_BODY },
] as const satisfies { part: keyof TemplateText; sort: AuthorTextSort; most: number }[]

const fieldOf = (name: string, part: keyof TemplateText): string => `${MAIL_FIELD}${name}.${part}`

/** Mails in a project's own words: those that hold now. What went out is kept as it was written. */
export const ownWordTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(MAIL_FIELD),
  list: async ({ db, actor: { projectId }, language }, id = projectId) => {
    if (id !== projectId) return []
    const byName = Map.groupBy(await listOwnWords(db, projectId), ({ name }) => name)
    return [...byName].flatMap(([name, words]) => {
      const inOne = (wanted: string) => words.find((one) => one.language === wanted)
      const own: OwnPair = { el: inOne('el'), en: inOne('en') }
      const label = `mail.template.${name}`
      return PARTS.map(({ part, sort, most }) => ({
        kind: 'project',
        id,
        elsewhere: [],
        sort,
        most,
        field: fieldOf(name, part),
        of: hasText(label) ? translate(language, label) : name,
        ...pairOf(own, part),
      }))
    })
  },
}

const pairOf = ({ el, en }: OwnPair, part: keyof TemplateText) => ({
  el: el?.[part] ?? '',
  en: en?.[part] ?? '',
})

/**
 * What translators say of a project's own words for a mail, where they have translated just these, the subject
 * and the body; undefined otherwise, and for readers of Greek and English.
 */
export async function findTranslatedWords(
  db: Db,
  { projectId, name, language }: { projectId: number; name: string; language: Language },
  own: OwnPair,
): Promise<TemplateText | undefined> {
  if (isBuiltIn(language)) return undefined
  const words = await projectWords(db, language, {
    projectId,
    starts: PARTS.map(({ part }) => fieldOf(name, part)),
  })
  const [subject, body] = PARTS.map(({ part }) => {
    const said = words[fieldOf(name, part)]
    const { el, en } = pairOf(own, part)
    return said?.el === el && said.en === en ? said.text : undefined
  })
  return subject === undefined || body === undefined ? undefined : { subject, body }
}
