import { readApplicationForm } from '@telemachos/rules/application-form'
import type { AnonymousContext } from '../../kernel/context.ts'
import { AppError, ruleViolated } from '../../kernel/errors.ts'
import { addressOf, countUnproven } from './proof-store.ts'

const HOUR_MS = 3_600_000

/** Applications to one call in an hour whose addresses are not proven: more may be one stranger's. */
const MAX_UNPROVEN = 1_000

/** Applications to one call with one mailbox that are not proven. */
const MAX_OF_MAILBOX = 30

/**
 * Whether the address of an application is still to be proven: not of a form that asks for none, nor where the
 * applicant is signed in with it.
 */
export async function needsProof(
  form: unknown,
  email: string,
  { db, principal }: Pick<AnonymousContext, 'db' | 'principal'>,
): Promise<boolean> {
  const questions = readApplicationForm(form, 'el').flatMap(({ Questions }) => Questions)
  if (!questions.some(({ Name }) => Name === 'email')) return false
  return !principal || email === '' || email !== (await addressOf(db, principal.userId))
}

/**
 * @throws rule_violated `applications_busy` where very many have come that nobody has proven;
 *   too_many_failures for those with one mailbox.
 */
export async function requireRoom(
  projectId: number,
  mailbox: string,
  { db, now }: Pick<AnonymousContext, 'db' | 'now'>,
): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS)
  const { lately, ofMailbox } = await countUnproven(db, projectId, { since, mailbox })
  if (lately >= MAX_UNPROVEN) throw ruleViolated('applications_busy')
  if (ofMailbox >= MAX_OF_MAILBOX) throw new AppError('too_many_failures')
}
