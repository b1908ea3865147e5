import { builtInOf, type Language } from '@telemachos/contract/core/define-texts'
import { formOf, labelsFor, modelOf } from '@telemachos/contract/language/labels'
import { textProblems, type TextProblem } from '@telemachos/rules/text-problems'
import { allLabels, builtInTexts } from '../../kernel/texts.ts'

/** The labels that a language needs. */
export const labelsOf = (language: Language): readonly string[] => labelsFor(language, allLabels())

/**
 * What is wrong with a text, beside what the product itself says in the language or, in one that was
 * added, in English.
 * @returns undefined where the language has no such label.
 */
export function problemsOf(
  language: Language,
  known: ReadonlySet<string>,
  { label, text }: { readonly label: string; readonly text: string },
): TextProblem[] | undefined {
  if (!known.has(label)) return undefined
  const models = builtInTexts(builtInOf(language))
  const model = modelOf(label, (one) => Object.hasOwn(models, one))
  return model === undefined
    ? undefined
    : textProblems(models[model] ?? '', text, { form: formOf(label) })
}
