import {
  askedSections,
  readAnswers,
  readApplicationForm,
  type Answers,
  type ApplicationSection,
} from '@telemachos/rules/application-form'
import { todayInAthens } from '@telemachos/rules/dates'
import { readPlaceValue } from '@telemachos/rules/places'
import { isDeepStrictEqual } from 'node:util'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { Outdated } from '../../kernel/prepared.ts'
import { noteFault } from './call-store.ts'
import { runValidators, type ValidatorFault, type ValidatorJob } from './run-validators.ts'

/** What was typed, and what the documents say that have arrived. */
interface Given {
  readonly given: Answers
  /** By the questions that are answered with documents: nobody types these. */
  readonly documents: Answers
  /** What was answered before, where that is changed. */
  readonly stored?: Answers
}

/** Answers as they are kept, and the scripts that are still to judge some of them. */
export interface CheckedAnswers {
  readonly answers: Record<string, string>
  readonly jobs: readonly ValidatorJob[]
}

/** @throws invalid_input naming each answer that is wrong. */
export function checkAnswers(
  form: unknown,
  { given, documents, stored }: Given,
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
  const { values, faults } = readAnswers(sections, all, {
    now,
    today: todayInAthens(now),
    readPlace: readPlaceValue,
    stored,
  })
  if (faults.length > 0) {
    throw refuse(faults.map(({ name, rule }) => ({ name, rule })))
  }
  return { answers: values, jobs: scriptsFor(sections, values, now) }
}

/** The scripts that are to judge answers: of the questions that are asked and answered. */
export function scriptsFor(
  sections: readonly ApplicationSection[],
  answers: Answers,
  now: Date,
): ValidatorJob[] {
  const asked = askedSections(sections, answers, now).flatMap(({ Questions }) => Questions)
  return asked.flatMap(({ Name, Script }) => {
    const value = answers[Name]
    return !Script || value === undefined ? [] : [{ question: Name, script: Script, value }]
  })
}

/**
 * What scripts say to answers: the questions that are answered wrongly, and those of which they cannot say.
 * @param projectId whose scripts they are.
 */
export async function judgeAnswers(
  projectId: number,
  { jobs, answers }: CheckedAnswers,
  now: Date,
): Promise<{ wrong: string[]; failed: ValidatorFault[] }> {
  const scope = { application: answers, today: todayInAthens(now), projectId }
  const verdicts = await runValidators(jobs, scope)
  return {
    wrong: verdicts.flatMap((one) => ('isValid' in one && !one.isValid ? [one.question] : [])),
    failed: verdicts.flatMap((one) => ('problem' in one ? [one] : [])),
  }
}

const refuse = (faults: readonly { readonly name: string; readonly rule: string }[]): AppError =>
  new AppError('invalid_input', {
    fields: faults.map(({ name, rule }) => ({ field: `Answers.${name}`, rule })),
  })

/**
 * Has the scripts of the form judge its answers. Those that cannot say are named to the author; this is
 * kept although the application is refused, so it is done before its transaction.
 * @throws invalid_input naming each answer that is wrong; rule_violated `cannot_check`; too_many_requests.
 */
export async function checkScripts(
  projectId: number,
  checked: CheckedAnswers,
  { db, now, log }: AnonymousContext,
): Promise<void> {
  const { wrong, failed } = await judgeAnswers(projectId, checked, now)
  for (const fault of failed) {
    log.warn({ projectId, ...fault }, 'a validator of an application form could not say')
    await noteFault(db, projectId, fault, now)
  }
  if (wrong.length > 0) {
    throw refuse(wrong.map((name) => ({ name, rule: 'answer_refused' })))
  }
  if (failed.length > 0) throw ruleViolated('cannot_check')
}

/**
 * Refuses to keep answers that the scripts have not judged as they are now, on the form as it is now.
 * @throws Outdated.
 */
export function requireJudged(
  judged: CheckedAnswers | undefined,
  checked: CheckedAnswers,
  projectId: number,
): void {
  if (!isDeepStrictEqual(judged, checked)) {
    throw new Outdated(`the form of applications of project ${projectId}`)
  }
}
