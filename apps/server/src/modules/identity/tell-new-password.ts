import type { AnonymousContext } from '../../kernel/context.ts'
import { queueMails } from '../mail/index.ts'
import { nameModel } from './password-links.ts'
import { findMailable } from './token-store.ts'

/**
 * Mails a person, who may have no part in it, that their password is another one now: in the
 * transaction that changes it. Who has no address is told nothing.
 */
export async function tellNewPassword(
  userId: number,
  { db, requestId, now }: Pick<AnonymousContext, 'db' | 'requestId' | 'now'>,
): Promise<void> {
  const person = await findMailable(db, userId)
  if (!person) return
  await queueMails(db, {
    template: 'identity.passwordChanged',
    projectId: null,
    senderId: null,
    to: [
      {
        userId,
        key: `identity.passwordChanged:${userId}:${requestId}`,
        model: { ...nameModel(person), at: now.toISOString() },
      },
    ],
  })
}
