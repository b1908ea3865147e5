import type { AnonymousContext, CallContext } from '../../kernel/context.ts'
import { notFound, ruleViolated } from '../../kernel/errors.ts'
import { hashSecret } from '../identity/index.ts'
import { findByToken, type OwnApplication } from './application-store.ts'
import { access, found } from '../../kernel/policy.ts'
import type { ApplicationStatus } from '@telemachos/contract/applications/statuses'
import { lockStatus } from './score-store.ts'
import { findFormVersion } from './form-store.ts'
import { findApplication, type WholeApplication } from './review-store.ts'

/** The application of a private link that holds; undefined for any other token. */
export function findOwn(
  token: string,
  { db, now, language }: AnonymousContext,
): Promise<OwnApplication | undefined> {
  return findByToken(db, hashSecret(token), now, language)
}

/** @throws not_found for a token that is none, or no longer. */
export async function accessOwn(token: string, context: AnonymousContext): Promise<OwnApplication> {
  const found = await findOwn(token, context)
  if (!found) throw notFound('no application has this token')
  return found
}

/** @throws not_found for an application that the project does not have. */
export async function accessApplication(
  id: number,
  { db, actor }: CallContext,
): Promise<WholeApplication> {
  const application = await findApplication(db, actor.projectId, id)
  if (!application) throw notFound('the project has no such application')
  return application
}

/** A version of the project's form. */
export const accessFormVersion = access('form version', ({ db, actor }: CallContext, id: number) =>
  findFormVersion(db, actor.projectId, id),
)

/** Whether an application is still scored: it is neither selected nor rejected. */
export const isScorable = ({ status }: { readonly status: ApplicationStatus }): boolean =>
  status !== 3 && status !== 1000

/** An application that is scored, locked until the transaction ends. */
export const lockScorable = access(
  'application',
  ({ db, actor }: CallContext, id: number) => lockStatus(db, actor.projectId, id),
  [isScorable, () => ruleViolated('not_scorable')],
)

/** A note that is the caller's. */
export const ownNote = found('note')
