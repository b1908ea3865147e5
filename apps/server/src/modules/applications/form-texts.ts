import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { APPLY_FIELD } from '@telemachos/contract/language/author-texts'
import { sayApplicationForm, type FormTextSort } from '@telemachos/rules/say-application-form'
import type { Db } from '../../kernel/database/database.ts'
import { projectWords, type AuthorText, type AuthorTextSource } from '../language/index.ts'
import { readCallOf } from './call-store.ts'
import { readRules } from './rules-store.ts'

/** The most characters of a translation: of a reason as of what is translated (contract/applications/limits). */
const MOST: Readonly<Record<FormTextSort | 'applyReason', number>> = {
  applySection: 20_000,
  applyQuestion: 4_000,
  applyHint: 20_000,
  applyOption: 4_000,
  applyReason: 4_000,
}

/** How the fields begin of reasons for rejections: what follows is the reason itself. */
const REASON_FIELD = 'apply.reason.'

/** What applicants read: the form as it is now, and the reasons for rejections. */
export const formTexts: AuthorTextSource = {
  of: 'project',
  has: (field) => field.startsWith(APPLY_FIELD) || field.startsWith(REASON_FIELD),
  list: async ({ db, actor: { projectId }, language }, id = projectId) => {
    if (id !== projectId) return []
    const { form } = await readCallOf(db, projectId, language)
    const { Reasons } = await readRules(db, projectId)
    const texts = new Map<string, AuthorText>()
    let of = ''
    const add = (field: string, sort: keyof typeof MOST, { el, en }: AuthorTextOf): void => {
      const own = textIn({ el, en }, language)
      if (sort === 'applyQuestion' || field.endsWith('.title')) of = own
      // What is a number, or a code, is the same in every language.
      if (!/\p{L}/u.test(el + en)) return
      const isNamed = sort !== 'applyReason' && of !== ''
      const common = { kind: 'project', id, elsewhere: [], most: MOST[sort] } as const
      texts.set(field, { ...common, field, sort, of: isNamed ? of : own, el, en })
    }
    sayApplicationForm(form, (place, text, sort) => {
      add(`${APPLY_FIELD}${place}`, sort, text)
      return text
    })
    for (const reason of Reasons) add(`${REASON_FIELD}${reason.el}`, 'applyReason', reason)
    return [...texts.values()]
  },
}

type AuthorTextOf = Pick<AuthorText, 'el' | 'en'>

/** What a project's applicants read, in the language of one of them. */
interface ApplicantWords {
  /** A form of the project, of whichever version, as its reader is told it. Answers are kept by the form itself. */
  readonly form: (form: unknown) => unknown
  /** A reason for a rejection. */
  readonly reason: <Reason extends AuthorTextOf>(reason: Reason) => Reason
}

/**
 * What is translated for applicants: by one query where their language was added, by none for others. Of an
 * earlier form what it says in the same words.
 */
export async function applicantWords(
  db: Db,
  language: Language,
  projectId: number,
): Promise<ApplicantWords> {
  if (isBuiltIn(language)) return { form: (form) => form, reason: (reason) => reason }
  const starts = [APPLY_FIELD, REASON_FIELD]
  const words = await projectWords(db, language, { projectId, starts })
  const say = <Text extends AuthorTextOf>(field: string, text: Text): Text => {
    const said = Object.hasOwn(words, field) ? words[field] : undefined
    return said?.el === text.el && said.en === text.en ? { ...text, en: said.text } : text
  }
  return {
    form: (form) => sayApplicationForm(form, (place, text) => say(`${APPLY_FIELD}${place}`, text)),
    reason: (reason) => say(`${REASON_FIELD}${reason.el}`, reason),
  }
}
