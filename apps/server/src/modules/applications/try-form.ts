import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { askedSections, readAnswers, readApplicationForm } from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import { readPlaceValue } from '@telemachos/rules/places'
import type { CallContext } from '../../kernel/context.ts'
import { translate, translateWith } from '../../kernel/texts.ts'
import { judgeAnswers, scriptsFor } from './check-answers.ts'

type Call = typeof contract.applications.calls.tryForm

/**
 * What the server says to answers on a form that is being written: as it would to an applicant, its scripts
 * too, once all else is right. Of a script that cannot say its author reads why.
 */
export async function tryForm(
  { Form, Answers }: InputOf<Call>,
  { language, now, actor }: CallContext,
): Promise<OutputOf<Call>> {
  const sections = readApplicationForm(JSON.parse(Form), language)
  const { values, faults } = readAnswers(sections, Answers, {
    now,
    today: todayInAthens(now),
    readPlace: readPlaceValue,
  })
  const asked = askedSections(sections, Answers, now).flatMap(({ Questions }) => Questions)
  const labelOf = (name: string) => asked.find(({ Name }) => Name === name)?.Label ?? name
  const textOf = (name: string, rule: string): string => {
    const own = asked.find(({ Name }) => Name === name)?.ValidationText
    return (rule === 'answer_refused' && own) || translate(language, `rule.${rule}`)
  }
  const jobs = faults.length > 0 ? [] : scriptsFor(sections, values, now)
  const { wrong, failed } = await judgeAnswers(actor.projectId, { jobs, answers: values }, now)
  const refused = wrong.map((name) => ({ name, rule: 'answer_refused' }))
  return {
    Asked: asked.map(({ Name, Label }) => ({ Name, Label })),
    Faults: [
      ...[...faults, ...refused].map(({ name, rule }) => ({
        Name: name,
        Label: labelOf(name),
        Rule: rule,
        Text: textOf(name, rule),
      })),
      ...failed.map(({ question, problem, detail }) => ({
        Name: question,
        Label: labelOf(question),
        Rule: 'cannot_check',
        Text: translateWith(language, 'applications.preview.cannotCheck', {
          problem: translate(language, `applications.fault.${problem}`),
          detail,
        }),
      })),
    ],
  }
}
