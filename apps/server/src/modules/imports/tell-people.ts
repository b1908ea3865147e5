import { INVITATION_DAYS } from '@telemachos/contract/imports/limits'
import { pathOf } from '@telemachos/contract/paths'
import { vocative } from '@telemachos/rules/vocative'
import type { CallContext } from '../../kernel/context.ts'
import { queueMails } from '../mail/index.ts'
import * as store from './invitation-store.ts'

/** What people are told: that a project invites them, or that they are in it from now on. */
const TEMPLATES = {
  invited: 'identity.projectInvitation',
  joined: 'identity.projectJoined',
} as const

/**
 * Mails people of other projects what becomes of them in this one. The mails are of their account:
 * nobody of the project can read or rewrite them.
 */
export async function tellPeople(
  what: keyof typeof TEMPLATES,
  userIds: readonly number[],
  { db, actor, requestId }: CallContext,
  publicUrl: string,
): Promise<void> {
  if (userIds.length === 0) return
  const people = await store.listAddressees(db, actor.projectId, userIds)
  if (people.length === 0) return
  const by = await store.readSender(db, actor.userId)
  const template = TEMPLATES[what]
  const url = new URL(what === 'invited' ? pathOf('root.invitations') : '/', publicUrl).href
  await queueMails(db, {
    template,
    projectId: null,
    senderId: actor.userId,
    to: people.map(({ userId, username, firstName, lastName, vocative: chosen, project }) => ({
      userId,
      key: `${template}:${actor.projectId}:${userId}:${requestId}`,
      model: {
        name: `${firstName} ${lastName}`,
        vocative: chosen ?? vocative(firstName) ?? '',
        username,
        project,
        by,
        url,
        days: INVITATION_DAYS,
      },
    })),
  })
}
