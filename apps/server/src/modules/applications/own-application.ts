import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm } from '@telemachos/rules/application-form'
import type { AnonymousContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { writeChanges } from './application-store.ts'
import { keysOf } from './keys.ts'
import { accessOwn, findOwn } from './policy.ts'
import { checkAnswers } from './submit.ts'

type Calls = typeof contract.applications.calls

/** Whether a private link holds; the page shows 'invalidToken' otherwise (spec §2.1). */
export async function checkToken(
  { Token }: InputOf<Calls['checkToken']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['checkToken']>> {
  return { Status: (await findOwn(Token, context)) ? 'valid' : 'invalidToken' }
}

/** An application as its applicant sees it. */
export async function readOwn(
  { Token }: InputOf<Calls['getApplication']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['getApplication']>> {
  const own = await accessOwn(Token, context)
  return {
    Token,
    Protocol: own.protocol,
    Title: own.title,
    Status: own.status,
    Waiting: own.waiting,
    ReceivedAt: own.receivedAt,
    ChangesAsked: own.changesText,
    Sections: readApplicationForm(own.sections, context.language),
    Answers: own.answers,
  }
}

/**
 * Keeps the changes that the applicant was asked for, on the form that the application was written on.
 * @throws not_found, invalid_input naming wrong answers, rule_violated where nothing was asked for.
 */
export async function changeOwn(
  { Token, Answers }: InputOf<Calls['change']>,
  context: AnonymousContext,
): Promise<OutputOf<Calls['change']>> {
  const { db, language, now } = context
  const own = await accessOwn(Token, context)
  if (own.changesText === null) throw ruleViolated('no_changes_asked')
  const answers = checkAnswers(own.sections, Answers, { language, now })
  const keys = keysOf(own.sections, answers)
  // Somebody may have moved it meanwhile.
  if (!(await writeChanges(db, own.id, { answers, keys, now }))) {
    throw ruleViolated('no_changes_asked')
  }
  context.audit({ projectId: own.projectId })
  return { Protocol: own.protocol }
}
