import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import { proposedAnswers } from '@telemachos/rules/microdata-answers'
import { readMicrodataForm } from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { CallContext } from '../../kernel/context.ts'
import { accessForm, knownVersion } from './policy.ts'
import { findForm, findVersion, isFormNow, listVersions, readForms } from './store.ts'

type Calls = typeof contract.microdata.calls

/**
 * One form of a person, or of the caller, with what was answered or, until something is saved, what their fields propose.
 * @throws not_found for somebody out of reach.
 */
export async function readForm(
  phase: Phase,
  { UserId, NewForm }: InputOf<Calls['getStart']>,
  context: CallContext,
): Promise<OutputOf<Calls['getStart']>> {
  const { db, actor, language, now } = context
  const { key, person } = await accessForm(UserId ?? actor.userId, phase, context)
  const forms = await readForms(db, actor.projectId)
  const saved = await findForm(db, key)
  const versions = await listVersions(db, key)
  const HasNewForm = saved !== undefined && !(await isFormNow(db, key, saved.formId))
  const isNew = saved === undefined || (NewForm && !saved.final)
  const Questions = readMicrodataForm(isNew ? forms[phase] : saved.content, language)
  const proposed = isNew ? proposedAnswers(Questions, person.fields, todayInAthens(now)) : {}
  const answers = { ...proposed, ...saved?.answers }
  const asked = new Set(Questions.map(({ Id }) => Id))
  return {
    FirstName: person.firstName,
    LastName: person.lastName,
    HasLeft: person.hasLeft,
    Questions,
    // Questions that the project asks no more have no answer any more.
    Data: Object.entries(answers)
      .filter(([id]) => asked.has(id))
      .map(([id, Answer]) => ({ id, Answer })),
    Final: saved?.final ?? false,
    Version: saved?.version ?? 0,
    FormVersion: saved?.formNumber ?? 0,
    HasNewForm,
    Faults: personFaults(person.fields),
    History: versions.map(({ version, at, event, reason, by }) => ({
      Version: version,
      At: at,
      By: by,
      Event: event,
      Reason: reason,
    })),
  }
}

/** Whether a form of a person, or of the caller, is final. @throws not_found for somebody out of reach. */
export async function isCompleted(
  phase: Phase,
  { UserId }: InputOf<Calls['completedStart']>,
  context: CallContext,
): Promise<OutputOf<Calls['completedStart']>> {
  const { key } = await accessForm(UserId ?? context.actor.userId, phase, context)
  const saved = await findForm(context.db, key)
  return { Completed: saved?.final ?? false }
}

/**
 * What one version of a form said.
 * @throws not_found for somebody out of reach, and for a version that there is not.
 */
export async function readVersion(
  { UserId, end, Version }: InputOf<Calls['getVersion']>,
  context: CallContext,
): Promise<OutputOf<Calls['getVersion']>> {
  const { key } = await accessForm(UserId, end ? 'end' : 'start', context)
  const past = knownVersion(await findVersion(context.db, key, Version), Version)
  return {
    Questions: readMicrodataForm(past.content, context.language),
    Data: Object.entries(past.answers).map(([id, Answer]) => ({ id, Answer })),
  }
}
