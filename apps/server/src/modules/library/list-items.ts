import { LIBRARY_PAGE } from '@telemachos/contract/library/limits'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { describeItem } from './describe-item.ts'
import * as store from './item-store.ts'
import { viewerOf } from './policy.ts'

type Calls = typeof contract.library.calls
type Part = OutputOf<Calls['listItems']>

/** The items of a folder that the caller sees, or of theirs. */
export async function listItems(
  { Category, Only, Sort, After }: InputOf<Calls['listItems']>,
  context: CallContext,
): Promise<Part> {
  const viewer = viewerOf(context)
  const part = partOf(Sort, After)
  if (Only === 'own') return describe(await store.listOwn(context.db, viewer, part), context)
  const rows =
    Only === 'favorites'
      ? await store.listFavorites(context.db, viewer, part)
      : await store.listFolder(context.db, viewer, Category, part)
  return describe(rows, context)
}

/** What others share with the caller. */
export async function listShared(
  { After }: InputOf<Calls['listShared']>,
  context: CallContext,
): Promise<Part> {
  const viewer = viewerOf(context)
  return describe(await store.listShared(context.db, viewer, partOf('newest', After)), context)
}

/** What waits for approval. */
export async function listUnapproved(
  { After }: InputOf<Calls['listUnapproved']>,
  context: CallContext,
): Promise<Part> {
  const viewer = viewerOf(context)
  return describe(await store.listUnapproved(context.db, viewer, partOf('oldest', After)), context)
}

/** One more than is shown tells whether there is a next part. */
export function partOf(order: store.Order, after: store.Place | null) {
  if (after && order !== 'title' && Number.isNaN(Date.parse(after.Key)))
    throw refuseField('After.Key', 'invalid')
  return { order, after, limit: LIBRARY_PAGE + 1 }
}

/** A part of a list, and where the next begins. */
export function describe(rows: readonly store.ItemRow[], context: CallContext): Part {
  const shown = rows.slice(0, LIBRARY_PAGE)
  const last = shown.at(-1)
  const hasNext = rows.length > LIBRARY_PAGE
  return {
    list: shown.map((row) => describeItem(row, context)),
    Next: hasNext && last ? { Key: last.key, Id: last.id } : null,
  }
}
