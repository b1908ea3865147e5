import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { metadata } from '@telemachos/contract/library/entities'
import { kindOf } from '@telemachos/contract/library/kinds'
import type { CallContext } from '../../kernel/context.ts'
import { heldToWire } from '../files/index.ts'
import type { ItemRow } from './item-store.ts'
import { approves, isWaiting, mayChange, mayReplace, mayShare } from './policy.ts'

type Item = OutputOf<typeof contract.library.calls.addLink>

/** An item as the wire has it, with what the caller may do. */
export function describeItem(row: ItemRow, context: CallContext): Item {
  return {
    Id: row.id,
    Title: row.title,
    Category: row.category,
    Link: row.link,
    FileId: row.fileId,
    Type: row.mime,
    Kind: kindOf(row.mime),
    FileName: row.fileName,
    Bytes: row.bytes,
    Version: row.version,
    Approved: row.isApproved,
    Approve: row.approve,
    Shown:
      row.isPublic && !row.isApproved
        ? { Title: row.publicTitle, Version: row.publicVersion }
        : null,
    Metadata: metadata.catch({}).parse(row.metadata),
    Tags: row.tags,
    Stars: meanOf(row.starsSum, row.ratings),
    Ratings: row.ratings,
    OwnStars: row.ownStars,
    IsFavorite: row.isFavorite,
    Uploader: { Id: row.uploaderId, Name: row.uploader },
    At: row.at,
    Revision: row.revision,
    MayChange: mayChange(row, context),
    MayReplace: mayReplace(row, context),
    MayApprove: isWaiting(row) && approves(context.actor),
    MayShare: mayShare(row, context),
    ...heldToWire(row.held),
  }
}

/**
 * The mean of stars with one decimal; 0 without any.
 * ```ts
 * meanOf(14, 3) // => 4.7
 * meanOf(0, 0) // => 0
 * ```
 */
export const meanOf = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10
