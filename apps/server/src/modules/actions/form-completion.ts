import { textIn } from '@telemachos/contract/core/text-by-language'
import type { FormPart } from '@telemachos/contract/actions/form-types'
import { formProblems, type FormProblem } from '@telemachos/questionnaire/form/check-form'
import { asks, fieldsOf, readFields } from '@telemachos/questionnaire/form/form-field'
import { isEmptyValue } from '@telemachos/questionnaire/form/show-fields'
import { todayInAthens } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Need } from './action-needs.ts'
import { askedIn } from './asked-texts.ts'
import type { Cell } from './cell-store.ts'
import { completesForCaller, readCompletionRule } from './completion-rule.ts'
import type { DataObject } from './data-object.ts'
import { findParts } from './form-store.ts'

/** The parts that those who look after the mentee write about them. */
const STAFF_PARTS: readonly FormPart[] = ['public', 'about']

/**
 * What staff have still to write about the mentee before they complete the action. Nobody is asked for
 * what somebody else has to write: of mentees, see requireOwnPart.
 */
export async function needsOfForm(
  context: CallContext,
  cell: Cell,
  own: DataObject,
): Promise<Need[]> {
  const { actor, language } = context
  if (!asksForForm(cell)) return []
  if (completesForCaller(context, cell)) return needsOfItself(context, cell, own)
  if (actor.role === 'Mentee') return []
  const parts = await findParts(context.db, cell, STAFF_PARTS)
  const told = await askedIn(context.db, language, cell.actionId)
  return parts.flatMap(({ part, form, data }) =>
    problemsOf(context, form, part, data ?? {}).map(({ field, rule }) => ({
      rule: rule === 'required' ? 'form_required' : 'form_wrong',
      values: { label: textIn(told.label(field), language) },
      field: `${part}.${field.name}`,
    })),
  )
}

/**
 * What the form of an action that completes itself waits for: all of its parts. Fields are named to
 * whoever writes them; of the others' parts it is said whose they are.
 */
async function needsOfItself(context: CallContext, cell: Cell, own: DataObject): Promise<Need[]> {
  const { actor, language } = context
  const isMentee = actor.role === 'Mentee'
  const staff = await findParts(context.db, cell, STAFF_PARTS)
  const told = await askedIn(context.db, language, cell.actionId)
  const parts = [
    { part: 'mentee' as const, form: cell.form, data: own, isOwn: isMentee },
    ...staff.map(({ part, form, data }) => ({ part, form, data: data ?? {}, isOwn: !isMentee })),
  ].filter(({ part, form }) => fieldsOf(readFields(form), part).some(asks))
  const needs = parts.flatMap(({ part, form, data, isOwn }): Need[] => {
    const problems = problemsOf(context, form, part, data)
    if (problems.length === 0) return []
    if (!isOwn) return [{ rule: isMentee ? 'form_awaits_staff' : 'form_awaits_mentee' }]
    return problems.map(({ field, rule }) => ({
      rule: rule === 'required' ? 'form_required' : 'form_wrong',
      values: { label: textIn(told.label(field), language) },
      field: isMentee ? `Data.${field.name}` : `${part}.${field.name}`,
    }))
  })
  const isBegun = parts.some(({ part, form, data }) =>
    fieldsOf(readFields(form), part).some(({ name }) => !isEmptyValue(data[name])),
  )
  if (needs.length === 0 && parts.length > 0 && !isBegun) return [{ rule: 'form_unbegun' }]
  return needs.filter(
    ({ rule, field }, place) =>
      field !== undefined || needs.findIndex((other) => other.rule === rule) === place,
  )
}

/**
 * Refuses completing by a mentee whose own part is not filled in as the form asks.
 * @param data what is handed in together with completing; null where what is kept counts.
 * @throws invalid_input naming each field `Data.<name>`, with rules as in questionnaires.
 */
export function requireOwnPart(context: CallContext, cell: Cell, data: DataObject | null): void {
  if (context.actor.role !== 'Mentee' || !asksForForm(cell)) return
  const problems = problemsOf(context, cell.form, 'mentee', data ?? cell.data ?? {})
  if (problems.length === 0) return
  throw new AppError('invalid_input', {
    fields: problems.map(({ field, rule }) => ({ field: `Data.${field.name}`, rule })),
  })
}

const asksForForm = ({ form, completionRule }: Cell): boolean =>
  form !== null && readCompletionRule(completionRule).NeedsFields

const problemsOf = (
  { now }: CallContext,
  form: unknown,
  part: FormPart,
  data: DataObject,
): FormProblem[] => formProblems(fieldsOf(readFields(form), part), data, todayInAthens(now))
