import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import { proposedAnswers, readMicrodataForm } from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { CallContext } from '../../kernel/context.ts'
import { accessForm } from './policy.ts'
import { findForm, listVersions, readForms } from './store.ts'

type Calls = typeof contract.microdata.calls

/**
 * One form of a person, with what was answered or, until something is saved, what their fields propose.
 * @throws not_found for somebody out of reach.
 */
export async function readForm(
  phase: Phase,
  { UserId }: InputOf<Calls['getStart']>,
  context: CallContext,
): Promise<OutputOf<Calls['getStart']>> {
  const { db, actor, language, now } = context
  const { key, person } = await accessForm(UserId, phase, context)
  const forms = await readForms(db, actor.projectId)
  const saved = await findForm(db, key)
  const versions = await listVersions(db, key)
  const Questions = readMicrodataForm(forms[phase], language)
  const answers = saved?.answers ?? proposedAnswers(Questions, person.fields, todayInAthens(now))
  return {
    FirstName: person.firstName,
    LastName: person.lastName,
    Questions,
    Data: Object.entries(answers).map(([id, Answer]) => ({ id, Answer })),
    Final: saved?.final ?? false,
    Version: saved?.version ?? 0,
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

/** Whether a form of a person is final. */
export async function isCompleted(
  phase: Phase,
  { UserId }: InputOf<Calls['completedStart']>,
  context: CallContext,
): Promise<OutputOf<Calls['completedStart']>> {
  const { key } = await accessForm(UserId, phase, context)
  const saved = await findForm(context.db, key)
  return { Completed: saved?.final ?? false }
}
