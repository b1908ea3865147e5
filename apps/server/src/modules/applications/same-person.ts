import type { AnonymousContext } from '../../kernel/context.ts'
import { queueOutside } from '../mail/index.ts'
import { listSameElsewhere } from './same-person-store.ts'

/**
 * Tells whoever applied to the same call before, with the same number of the state or the registry, or the
 * same name and date of birth, from another mailbox: by mail to their proven address, once a day at most.
 * The one who applied now may be a stranger who knows a number, and learns nothing by it. Where the mailbox is the
 * same, both are shown to who owns it (`Before`).
 */
export async function tellSamePerson(
  id: number,
  { db, now }: Pick<AnonymousContext, 'db' | 'now'>,
): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  for (const one of await listSameElsewhere(db, id)) {
    const mail = {
      template: 'applications.again',
      projectId: one.projectId,
      senderId: null,
      recipient: one.email,
      language: one.language,
      key: `applications.again:${one.id}:${day}`,
      model: { name: one.firstName, title: one.title, protocol: one.protocol },
    }
    await queueOutside(db, mail, now)
  }
}
