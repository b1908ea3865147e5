import {
  askedSections,
  readAnswers,
  readApplicationForm,
  type Answers,
} from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { noteFault } from './call-store.ts'
import { runValidators } from './run-validators.ts'
import type { ValidatorJob } from './script-sandbox.ts'

/** What was typed, and what the documents say that have arrived. */
interface Given {
  readonly given: Answers
  /** By the questions that are answered with documents: nobody types these. */
  readonly documents: Answers
}

/** Answers as they are kept, and the scripts that are still to judge some of them. */
interface CheckedAnswers {
  readonly answers: Record<string, string>
  readonly jobs: readonly ValidatorJob[]
}

/** @throws invalid_input naming each answer that is wrong. */
export function checkAnswers(
  form: unknown,
  { given, documents }: Given,
  { language, now }: Pick<AnonymousContext, 'language' | 'now'>,
): CheckedAnswers {
  const sections = readApplicationForm(form, language)
  const questions = sections.flatMap(({ Questions }) => Questions)
  const isDocument = new Set(
    questions.filter(({ Type }) => Type === 'document').map(({ Name }) => Name),
  )
  const typed = Object.entries(given).filter(([name]) => !isDocument.has(name))
  const attached = Object.entries(documents).filter(([name]) => isDocument.has(name))
  const all = Object.fromEntries([...typed, ...attached])
  const { values, faults } = readAnswers(sections, all, { now, today: todayInAthens(now) })
  if (faults.length > 0) {
    throw refuse(faults.map(({ name, rule }) => ({ name, rule })))
  }
  const asked = askedSections(sections, values, now).flatMap(({ Questions }) => Questions)
  const jobs = asked.flatMap(({ Name, Script }) => {
    const value = values[Name]
    return !Script || value === undefined ? [] : [{ question: Name, script: Script, value }]
  })
  return { answers: values, jobs }
}

const refuse = (faults: readonly { readonly name: string; readonly rule: string }[]): AppError =>
  new AppError('invalid_input', {
    fields: faults.map(({ name, rule }) => ({ field: `Answers.${name}`, rule })),
  })

/**
 * Has the scripts of the form judge its answers. Those that cannot say are named to the author; this is
 * kept although the application is refused, so it is done before its transaction.
 * @throws invalid_input naming each answer that is wrong; rule_violated `cannot_check`.
 */
export async function checkScripts(
  jobs: readonly ValidatorJob[],
  { projectId, answers }: { readonly projectId: number; readonly answers: Answers },
  { db, now, log }: AnonymousContext,
): Promise<void> {
  const scope = { application: answers, today: todayInAthens(now) }
  const verdicts = await runValidators(jobs, scope)
  const wrong = verdicts.filter((verdict) => 'isValid' in verdict && !verdict.isValid)
  const failed = verdicts.flatMap((verdict) => ('problem' in verdict ? [verdict] : []))
  for (const fault of failed) {
    log.warn({ projectId, ...fault }, 'a validator of an application form could not say')
    await noteFault(db, projectId, fault, now)
  }
  if (wrong.length > 0) {
    throw refuse(wrong.map(({ question }) => ({ name: question, rule: 'answer_refused' })))
  }
  if (failed.length > 0) throw ruleViolated('cannot_check')
}
