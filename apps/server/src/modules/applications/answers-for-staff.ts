import { readApplicationForm } from '@telemachos/rules/application-form'
import { formatDate } from '@telemachos/rules/dates'
import { isMasked, type FieldKind } from '@telemachos/rules/field-kinds'
import { readPlace } from '@telemachos/rules/places'
import { maskNumber } from '@telemachos/rules/state-numbers'
import type { WholeApplication } from './review-store.ts'

interface AnsweredSection {
  readonly Title: string
  readonly Answers: { readonly Name: string; readonly Label: string; readonly Answer: string }[]
}

/**
 * The answers of an application as staff read them; numbers of the state stay masked.
 * @param fields those of the project: a question of the same name asks for what its field has.
 */
export function answersOf(
  { sections, answers }: Pick<WholeApplication, 'sections' | 'answers'>,
  language: string,
  fields: readonly FieldKind[],
): AnsweredSection[] {
  const masked = new Set(fields.filter(isMasked).map(({ Name }) => Name))
  return readApplicationForm(sections, language).map(({ Title, Questions }) => ({
    Title,
    Answers: Questions.flatMap(({ Name, Label, Type, Options }) => {
      const value = answers[Name]
      if (value === undefined) return []
      const option = Options.find(({ Value }) => Value === value)
      const Answer =
        masked.has(Name) || isMasked({ Name, Type })
          ? maskNumber(value)
          : Type === 'date'
            ? formatDate(value)
            : (option?.Label ?? readPlace(value)?.called ?? value)
      return [{ Name, Label, Answer }]
    }),
  }))
}
