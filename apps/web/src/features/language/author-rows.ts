import type { TitleRole } from '@telemachos/contract/actions/title-roles'
import { fold } from '@telemachos/rules/greek-text'
import { plainText } from '@telemachos/rules/rich-text/plain-text'
import { isFormatted } from '@telemachos/rules/rich-text/rich-text'
import type { CallOutput, Texts } from '#shared'

type Given = CallOutput<'language.listAuthorTexts'>[number]

/** A title for one role alone: `title.Mentee`. */
const OF_ROLE = 'title.'

export const AUTHOR_STATES = ['missing', 'old', 'done'] as const
export type AuthorState = (typeof AUTHOR_STATES)[number]

/** A text of authors as a row of the table. */
export interface AuthorRow extends Given {
  /** As they are stored, with their look. */
  readonly stored: Pick<Given, 'el' | 'en' | 'text'>
  readonly state: AuthorState
  readonly folded: string
}

/**
 * The rows of a project: what has a look is read, and translated, as plain text. They are found by all that they
 * show of what is translated, the kind of it included.
 */
export function authorRows(given: readonly Given[], t: Texts['t']): AuthorRow[] {
  return given.map((row) => {
    const [el, en, text] = [row.el, row.en, row.text].map((one) =>
      isFormatted(one) ? plainText(one) : one,
    ) as [string, string, string]
    return {
      ...row,
      stored: { el: row.el, en: row.en, text: row.text },
      el,
      en,
      text,
      state: row.version === 0 ? 'missing' : row.was ? 'old' : 'done',
      folded: fold([kindWords(row, t), row.of, el, en, text].join(' ')),
    }
  })
}

/** Those in a state, or in any, that a search finds by all of its words; of one action, where it is named. */
export function foundAuthorRows(
  rows: readonly AuthorRow[],
  wanted: {
    readonly state: AuthorState | null
    readonly sort: Given['sort'] | null
    readonly search: string
    readonly start: string
    /** The labels of those that are shown in any state. */
    readonly kept: ReadonlySet<string>
  },
): AuthorRow[] {
  const words = fold(wanted.search).split(/\s+/).filter(Boolean)
  return rows.filter(
    ({ state, sort, folded, label }) =>
      (wanted.sort === null || sort === wanted.sort) &&
      (wanted.state === null || state === wanted.state || wanted.kept.has(label)) &&
      label.startsWith(wanted.start) &&
      words.every((word) => folded.includes(word)),
  )
}

/** What kind of text a row is. */
export function kindWords({ sort, field }: Given, t: Texts['t']): string {
  if (sort !== 'titleOf') return t(`language.author.field.${sort}`)
  const role = field.slice(OF_ROLE.length) as TitleRole
  return t('language.author.field.titleOf', { role: t(`identity.role.${role}`) })
}

/** What the texts of a project are, in the order in which they come. */
export function sortsOf(rows: readonly Given[], t: Texts['t']) {
  const sorts = [...new Set(rows.map(({ sort }) => sort))]
  return sorts.map((sort) => ({
    value: sort,
    label:
      sort === 'titleOf' ? t('language.author.sort.titleOf') : t(`language.author.field.${sort}`),
  }))
}
