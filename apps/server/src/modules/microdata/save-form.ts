import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { readMicrodataAnswers } from '@telemachos/rules/microdata-answers'
import {
  JOINED,
  leavesBeforeJoining,
  LEFT,
  markedDay,
  readMicrodataForm,
  type AnsweredForm,
} from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { CallContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { accessForm } from './policy.ts'
import {
  findForm,
  keepForm,
  listVersions,
  lockForm,
  readForms,
  writeVersion,
  type FormKey,
} from './store.ts'

type Calls = typeof contract.microdata.calls

/**
 * Saves a form as a draft or as final.
 * @throws invalid_input naming each answer that is wrong or, of a final form, missing; rule_violated
 *   `already_final`, or `person_incomplete` with what is missing of the person; conflict where somebody
 *   saved since the version that was read.
 */
export async function saveForm(
  phase: Phase,
  { UserId, Data, Final: final, Version, NewForm }: InputOf<Calls['setStart']>,
  context: CallContext,
): Promise<OutputOf<Calls['setStart']>> {
  const { db, actor, now, language } = context
  const { key, person } = await accessForm(UserId, phase, context)
  // Each is checked against the other, so nobody saves the other meanwhile.
  await lockForm(db, { ...key, phase: 'start' })
  await lockForm(db, { ...key, phase: 'end' })
  const saved = await findForm(db, key)
  if (saved?.final) throw ruleViolated('already_final')
  if (Version !== undefined && Version !== (saved?.version ?? 0)) {
    const [last] = await listVersions(db, key)
    const SavedBy = last?.by ? fullName(last.by) : undefined
    throw new AppError('conflict', {
      details: { Version: saved?.version, SavedBy, SavedAt: last?.at },
    })
  }
  const isNew = saved === undefined || NewForm
  const content = isNew ? (await readForms(db, actor.projectId))[phase] : saved.content
  const questions = readMicrodataForm(content, language)
  const answers = Object.fromEntries(Data.map(({ id, Answer }) => [id, Answer]))
  const today = todayInAthens(now)
  const { values, faults } = readMicrodataAnswers(questions, answers, { final, today })
  const wrong = [...faults, ...(await faultsOfDays({ questions, answers: values }, key, context))]
  if (wrong.length > 0) {
    const fields = wrong.map(({ id, rule }) => ({ field: `Data.${id}`, rule }))
    throw new AppError('invalid_input', { fields })
  }
  if (final) {
    if (questions.length === 0) throw ruleViolated('no_form')
    const missing = personFaults(person.fields)
    if (missing.length > 0) throw ruleViolated('person_incomplete', { faults: missing })
  }
  const event = final ? 'final' : 'draft'
  const formId = isNew ? await keepForm(db, key, content, now) : saved.formId
  const version = {
    ...key,
    formId,
    answers: values,
    event,
    reason: '',
    by: actor.userId,
    now,
  } as const
  context.audit({ subjectId: UserId, detail: { phase, final } })
  return { Final: final, Version: await writeVersion(db, version) }
}

/** Whether the day of leaving is before that of joining: it is told of the day that is being saved. */
async function faultsOfDays(
  form: AnsweredForm,
  key: FormKey,
  { db, language }: CallContext,
): Promise<{ id: string; rule: string }[]> {
  const isExit = key.phase === 'end'
  const own = markedDay(form, isExit ? LEFT : JOINED)
  if (!own) return []
  const saved = await findForm(db, { ...key, phase: isExit ? 'start' : 'end' })
  if (!saved) return []
  const other = {
    questions: readMicrodataForm(saved.content, language),
    answers: saved.answers,
  }
  const [entry, exit] = isExit ? [other, form] : [form, other]
  if (!leavesBeforeJoining(markedDay(entry, JOINED)?.day, markedDay(exit, LEFT)?.day)) return []
  return [{ id: own.id, rule: isExit ? 'before_entry' : 'after_exit' }]
}

/** Opens a final form again; what was answered stays. */
export async function reopenForm(
  { UserId, end, Reason: reason }: InputOf<Calls['unfinalize']>,
  context: CallContext,
): Promise<OutputOf<Calls['unfinalize']>> {
  const { db, actor, now } = context
  const phase: Phase = end ? 'end' : 'start'
  const { key } = await accessForm(UserId, phase, context)
  await lockForm(db, key)
  const saved = await findForm(db, key)
  if (!saved?.final) {
    context.audit({ unchanged: true })
    return 'Failed'
  }
  const { answers, formId } = saved
  await writeVersion(db, {
    ...key,
    formId,
    answers,
    event: 'opened',
    reason,
    by: actor.userId,
    now,
  })
  context.audit({ subjectId: UserId, detail: { phase } })
  return 'OK'
}
