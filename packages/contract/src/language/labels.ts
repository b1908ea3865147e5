import { isBuiltIn, type Language } from '../core/define-texts.ts'

/** The endings of plural forms, as Intl.PluralRules names them. */
const FORM = /_(zero|one|two|few|many|other)$/

/** The label without the ending of its plural form. */
const baseOf = (label: string): string => label.replace(FORM, '')

/**
 * The plural form that a label is for; undefined for one without.
 * ```ts
 * formOf('core.rows_few') // => 'few'
 * ```
 */
export const formOf = (label: string): string | undefined => FORM.exec(label)?.[1]

const formsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories

/**
 * The labels that a language needs: those of the product, with the plural forms that the language has.
 * ```ts
 * labelsFor('ru', ['a.rows_one', 'a.rows_other', 'a.save'])
 * // => ['a.rows_few', 'a.rows_many', 'a.rows_one', 'a.rows_other', 'a.save']
 * ```
 */
export function labelsFor(language: Language, labels: readonly string[]): readonly string[] {
  if (isBuiltIn(language)) return labels
  const counted = new Set(
    labels.flatMap((label) => (formOf(label) === 'other' ? [baseOf(label)] : [])),
  )
  const forms = formsOf(language)
  return labels.flatMap((label) => {
    const form = formOf(label)
    if (form === undefined || !counted.has(baseOf(label))) return [label]
    // All forms stand where the first of them was.
    return form === 'other' ? forms.toSorted().map((one) => `${baseOf(label)}_${one}`) : []
  })
}

/** The label of the product whose text is the model of a label: of a plural form, the most like it. */
export function modelOf(label: string, has: (label: string) => boolean): string | undefined {
  return [label, `${baseOf(label)}_other`].find((one) => has(one))
}

/**
 * The labels in their order, of a text's plural forms the first alone.
 * ```ts
 * firstForms(['a.rows_few', 'a.save', 'a.rows_one']) // => ['a.rows_few', 'a.save']
 * ```
 */
export const firstForms = (labels: readonly string[]): readonly string[] =>
  [...Map.groupBy(labels, baseOf).values()].flatMap(([first]) => first ?? [])
