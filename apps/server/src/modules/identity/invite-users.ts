import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { INVITATION, sendLinks } from './password-links.ts'
import { allowMails } from '../mail/index.ts'
import { markInvited } from '../people/index.ts'
import { listInvitees, type Invitee } from './token-store.ts'

type InviteUsers = typeof contract.identity.calls.inviteUsers
type Because = OutputOf<InviteUsers>['NotInvited'][number]['Because']

/**
 * Invites people of the project to set their first password. Who has signed in before has one, and
 * is left out; who is in another project is answered like somebody who does not exist. A mailbox has so many
 * invitations in a day, whichever accounts they are for.
 */
export async function inviteUsers(
  { UserIds }: InputOf<InviteUsers>,
  context: CallContext,
  publicUrl: string,
): Promise<OutputOf<InviteUsers>> {
  const { db, actor, requestId, now } = context
  const found = await listInvitees(db, actor.projectId, UserIds)
  const free = found.filter((person) => obstacleOf(person) === undefined)
  const recipients = free.map(({ email }) => email)
  const allowed = await allowMails(db, {
    purpose: 'invitation',
    recipients,
    address: undefined,
    now,
  })
  const people = free.filter((_, place) => allowed[place])
  const invited = people.map(({ userId }) => userId)
  await sendLinks(db, INVITATION, people, { publicUrl, requestId, senderId: actor.userId })
  await markInvited(db, invited)
  if (invited.length === 0) context.audit({ unchanged: true })
  for (const subjectId of invited) context.audit({ subjectId })
  const known = new Map(found.map((person) => [person.userId, person]))
  const left = [...new Set(UserIds)].filter((userId) => !invited.includes(userId))
  return {
    Invited: invited,
    NotInvited: left.map((UserId) => ({
      UserId,
      Because: obstacleOf(known.get(UserId)) ?? 'tooOften',
    })),
  }
}

/** What stands in the way of inviting somebody by mail. */
export function obstacleOf(person: Invitee | undefined): Because | undefined {
  if (!person) return 'notFound'
  if (!person.isActive) return 'inactive'
  if (person.hasSignedIn) return 'hasSignedIn'
  return person.email === '' ? 'noEmail' : undefined
}
