import { fold, sortKey } from '@telemachos/rules/greek-text'
import { soundKey } from '@telemachos/rules/sound-key'
import type { CallContext } from '../../kernel/context.ts'
import type { Said } from './item-writes-store.ts'
import { approves } from './policy.ts'

interface Given {
  readonly title: string
  readonly category: string
  readonly link: string | null
  readonly metadata: object
  readonly tags: readonly string[]
  readonly approve: boolean
}

/** What is said of an item that its uploader adds: who approves needs nobody else to. */
export function saidOfNew(given: Given, { actor, now }: CallContext): Said {
  const isApproved = given.approve && approves(actor)
  return said(given, { at: isApproved ? now : null, by: isApproved ? actor.userId : null })
}

/** What is said of an item, with the keys that it is sorted and found by. */
export function said(
  { title, category, link, metadata, tags, approve }: Given,
  approval: { readonly at: Date | null; readonly by: number | null },
): Said {
  const words = [title, ...tags].join(' ')
  return {
    title,
    category,
    link,
    approve,
    tags: JSON.stringify(tags),
    metadata: JSON.stringify(metadata),
    approvedAt: approval.at,
    approvedBy: approval.by,
    sortKey: sortKey(title),
    searchKey: `${fold(words)} | ${soundKey(words)}`,
  }
}
