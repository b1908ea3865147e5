import type { NoticeKind } from '@telemachos/contract/notices'
import type { Db } from '../../kernel/database/database.ts'
import { hasTemplate, queueMails } from '../mail/index.ts'
import { sentences } from './sentences.ts'

/** What is mailed of a kind that has no words of its own for mails. */
const GENERAL_TEMPLATE = 'notifications.told'

interface NoticeMails {
  readonly kind: NoticeKind
  readonly projectId: number
  readonly senderId: number | null
  readonly now: Date
  readonly to: readonly {
    readonly userId: number
    readonly key: string
    readonly model: Readonly<Record<string, unknown>>
    readonly of?: readonly number[]
    readonly quiet?: { readonly from: string; readonly until: string }
  }[]
}

/** Queues mails that tell of one kind, in its own words where it has some. */
export async function queueNotices(db: Db, mails: NoticeMails): Promise<void> {
  const { kind, projectId, senderId, now, to } = mails
  const isOwn = hasTemplate(kind)
  await queueMails(db, {
    template: isOwn ? kind : GENERAL_TEMPLATE,
    projectId,
    senderId,
    dueAt: now,
    to: to.map(({ userId, key, model, quiet, of }) => ({
      userId,
      key,
      ...(of && { of }),
      model: isOwn ? model : { ...sentences(kind, model), path: model['path'] },
      ...(quiet && { quiet }),
    })),
  })
}
