import { readApplicationForm } from '@telemachos/rules/application-form'
import { formatDate } from '@telemachos/rules/dates'
import { isMasked } from '@telemachos/rules/field-kinds'
import { readPlace } from '@telemachos/rules/places'
import { maskNumber } from '@telemachos/rules/state-numbers'
import type { WholeApplication } from './review-store.ts'

interface AnsweredSection {
  readonly Title: string
  readonly Answers: { readonly Name: string; readonly Label: string; readonly Answer: string }[]
}

/** The answers of an application as staff read them; numbers of the state stay masked. */
export function answersOf(
  { sections, answers }: Pick<WholeApplication, 'sections' | 'answers'>,
  language: string,
): AnsweredSection[] {
  return readApplicationForm(sections, language).map(({ Title, Questions }) => ({
    Title,
    Answers: Questions.flatMap(({ Name, Label, Type, Options }) => {
      const value = answers[Name]
      if (value === undefined) return []
      const option = Options.find(({ Value }) => Value === value)
      const Answer = isMasked({ Name, Type })
        ? maskNumber(value)
        : Type === 'date'
          ? formatDate(value)
          : (option?.Label ?? readPlace(value)?.called ?? value)
      return [{ Name, Label, Answer }]
    }),
  }))
}
