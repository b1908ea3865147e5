/** What ready-made forms are made of. */

export interface ReadyOption {
  readonly Id: string
  readonly Label: string
  readonly Labels: { readonly en: string }
  readonly Indicator?: string
}

export interface ReadyQuestion {
  readonly Id: string
  readonly Text: string
  readonly Texts: { readonly en: string }
  readonly Type: 1 | 6 | 7 | 8
  readonly Child?: true
  readonly Required?: true
  readonly Options?: readonly ReadyOption[]
  readonly DefaultField?: string
  readonly ConditionId?: string
  readonly Indicator?: 'joined' | 'left'
}

export interface ReadyForm {
  readonly Period: '2014-20' | '2021-27'
  readonly Questions: readonly ReadyQuestion[]
}

type Words = readonly [el: string, en: string]
/** An answer, and what it says of a person for the indicators. */
type Answer = readonly [el: string, en: string, trait?: string]

/** A question with one answer; options are numbered below its id. */
export const choice = (
  Id: string,
  [Text, en]: Words,
  answers: readonly Answer[],
): ReadyQuestion => ({
  Id,
  Text,
  Texts: { en },
  Type: 1,
  Required: true,
  Options: answers.map(([Label, label, Indicator], index) => ({
    Id: `${Id}.${index + 1}`,
    Label,
    Labels: { en: label },
    ...(Indicator !== undefined && { Indicator }),
  })),
})

/** A question for a day. */
export const day = (Id: string, [Text, en]: Words): ReadyQuestion => ({
  Id,
  Text,
  Texts: { en },
  Type: 6,
})

/** The same, where an answer may come later. */
export const optional = ({ Required: _required, ...question }: ReadyQuestion): ReadyQuestion =>
  question

/** The same below the question of whose option it follows. */
export const below = (ConditionId: string, question: ReadyQuestion): ReadyQuestion => ({
  ...question,
  Child: true,
  ConditionId,
})

/** Yes says it, no says nothing. */
export const yesNo = (trait?: string): readonly Answer[] => [
  trait === undefined ? ['Ναι', 'Yes'] : ['Ναι', 'Yes', trait],
  ['Όχι', 'No'],
]

/** Nobody has to say what is sensitive; that they were asked is kept. */
export const REFUSAL = ['Αρνείται να απαντήσει', 'Refuses to answer', 'refused'] as const

export const sensitive = (trait: string): readonly Answer[] => [...yesNo(trait), REFUSAL]
