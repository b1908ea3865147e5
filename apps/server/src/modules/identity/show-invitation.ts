import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { markInvited } from '../people/index.ts'
import { obstacleOf } from './invite-users.ts'
import { INVITATION, makeLinks } from './password-links.ts'
import { accessInvitee } from './policy.ts'

type ShowInvitation = typeof contract.identity.calls.showInvitation

interface Mails {
  readonly publicUrl: string
  readonly mailsLeave: boolean
}

/**
 * A new link with which somebody sets their first password, for whoever hands it over; links from before
 * are void. Where mails leave, an invitation is for its mailbox alone.
 * @throws not_found for somebody over whom the caller has no power; rule_violated `mails_leave`, or
 *   `not_invitable` for who is not active or has signed in.
 */
export async function showInvitation(
  { UserId }: InputOf<ShowInvitation>,
  context: CallContext,
  { publicUrl, mailsLeave }: Mails,
): Promise<OutputOf<ShowInvitation>> {
  const person = await accessInvitee(context, UserId)
  if (mailsLeave) throw ruleViolated('mails_leave')
  const obstacle = obstacleOf(person)
  // It needs no address.
  if (obstacle !== undefined && obstacle !== 'noEmail') throw ruleViolated('not_invitable')
  const { db, now } = context
  const [link] = await makeLinks(db, INVITATION, [person], publicUrl)
  if (!link) throw new Error('no link was made')
  await markInvited(db, [UserId])
  context.audit({ subjectId: UserId })
  const until = new Date(now.getTime() + INVITATION.seconds * 1_000)
  return { Url: link.url, Until: until.toISOString() }
}
