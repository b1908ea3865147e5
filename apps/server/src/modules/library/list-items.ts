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
export const listItems = (
  { Category, Only, Sort, ...from }: InputOf<Calls['listItems']>,
  context: CallContext,
): Promise<Part> => listPart(Only ?? { category: Category }, Sort, from, context)

/** What others share with the caller. */
export const listShared = (
  from: InputOf<Calls['listShared']>,
  context: CallContext,
): Promise<Part> => listPart('shared', 'newest', from, context)

/** What waits for approval. */
export const listUnapproved = (
  from: InputOf<Calls['listUnapproved']>,
  context: CallContext,
): Promise<Part> => listPart('unapproved', 'oldest', from, context)

async function listPart(
  which: store.Which,
  order: store.Order,
  { After, Count }: InputOf<Calls['listShared']>,
  context: CallContext,
): Promise<Part> {
  const { db } = context
  const viewer = viewerOf(context)
  const part = partOf(order, After)
  const [rows, counts] = await Promise.all([
    store.listWhich(db, viewer, which, part),
    Count ? store.countWhich(db, viewer, which) : {},
  ])
  return { ...describe(rows, context), ...counts }
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
