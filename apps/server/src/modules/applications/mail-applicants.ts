import { DRAFT_DAYS } from '@telemachos/contract/applications/limits'
import type { MailKind } from '@telemachos/contract/applications/mail-kinds'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { AnonymousContext } from '../../kernel/context.ts'
import { newSecret } from '../identity/index.ts'
import { queueOutside } from '../mail/index.ts'
import { applicationLink } from './application-link.ts'
import { insertLink } from './application-store.ts'
import { listAddressed, noteMail } from './applicant-mail-store.ts'
import { readRules } from './rules-store.ts'

interface Occasion {
  readonly projectId: number
  readonly kind: MailKind
  readonly ids: readonly number[]
  /** Who has it sent; null for the product itself. */
  readonly by: number | null
  /** What is said besides: what is to be changed, or why an application was rejected. */
  readonly text?: string
}

/**
 * Tells applicants by mail where their applications stand, each in their language and with a link of
 * their own, if the project wants mails of this kind.
 * @returns how many mails are on their way; none where the project wants none, or there is no address.
 */
export async function mailApplicants(
  { db, now }: Pick<AnonymousContext, 'db' | 'now'>,
  { projectId, kind, ids, by, text = '' }: Occasion,
  publicUrl: string,
): Promise<number> {
  if (ids.length === 0) return 0
  const { Mails, Reasons } = await readRules(db, projectId)
  if (!Mails.includes(kind)) return 0
  // A reason of the list is read in the applicant's language, in whichever it was chosen.
  const reason = Reasons.find(({ el, en }) => text !== '' && (text === el || text === en))
  let mailed = 0
  for (const one of await listAddressed(db, projectId, ids)) {
    const { secret, hash } = newSecret()
    await insertLink(db, { applicationId: one.id, hash, days: DRAFT_DAYS, now })
    const isQueued = await queueOutside(
      db,
      {
        template: `applications.${kind}`,
        projectId,
        senderId: by,
        recipient: one.email,
        language: one.language,
        // Each event once: the version rises with it.
        key: `applications.${kind}:${one.id}:${one.version}`,
        model: {
          name: one.firstName,
          title: one.title,
          protocol: one.protocol,
          text: reason ? textIn(reason, one.language) : text,
          days: DRAFT_DAYS,
        },
        link: applicationLink(secret, publicUrl),
      },
      now,
    )
    if (!isQueued) continue
    await noteMail(db, one.id, { kind, by, now })
    mailed += 1
  }
  return mailed
}
