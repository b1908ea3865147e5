import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import { readApplicationForm } from '@telemachos/rules/application-form'

type Sections = OutputOf<typeof contract.applications.calls.getForm>['Sections']

/** The sections of a form as a page is given them: without the scripts, which run on the server alone. */
export function wireSections(form: unknown, language: Language): Sections {
  return readApplicationForm(form, language).map((section) => ({
    ...section,
    Questions: section.Questions.map(({ Script: _, ...question }) => question),
  }))
}
