import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { askedSections, readAnswers, readApplicationForm } from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { translate } from '../../kernel/texts.ts'

type Call = typeof contract.applications.calls.tryForm

/** What the server says to answers on a form that is being written: as it would to an applicant. */
export async function tryForm(
  { Form, Answers }: InputOf<Call>,
  { language, now }: CallContext,
): Promise<OutputOf<Call>> {
  const sections = readApplicationForm(JSON.parse(Form), language)
  const { faults } = readAnswers(sections, Answers, { now, today: todayInAthens(now) })
  const asked = askedSections(sections, Answers, now).flatMap(({ Questions }) => Questions)
  return {
    Asked: asked.map(({ Name, Label }) => ({ Name, Label })),
    Faults: faults.map(({ name, rule }) => {
      const question = asked.find(({ Name }) => Name === name)
      const isOwn = rule === 'answer_refused' && question?.ValidationText
      return {
        Name: name,
        Label: question?.Label ?? name,
        Rule: rule,
        Text: isOwn ? isOwn : translate(language, `rule.${rule}`),
      }
    }),
  }
}
