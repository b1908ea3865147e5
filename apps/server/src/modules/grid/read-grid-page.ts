import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import type { CallContext } from '../../kernel/context.ts'
import { JsonText } from '../../kernel/json-text.ts'
import { settleConditions } from '../actions/index.ts'
import { gridSelection, unsettledSelection } from './grid-selection.ts'
import { countReached, isOneStatement, readPage, type Slice } from './grid-store.ts'

type ReadPage = InputOf<typeof contract.grid.calls.getActionsGridPage>

/**
 * One page of mentees within the caller's reach with what is known of each action. `After`
 * continues from a row; a page number alone is found by counting along the index, from the nearer end
 * where it is known how many there are. Whether somebody's conditions are to be evaluated first is told by the
 * statement that reads the page: nearly always there is nobody.
 */
export async function readGridPage(input: ReadPage, context: CallContext): Promise<JsonText> {
  const page = await readUncounted(input, context)
  if (!input.Count) return page
  const counts = await countReached(context.db, await gridSelection(input, context))
  // The page is an object already, as the database writes it.
  return new JsonText(`${page.text.trimEnd().slice(0, -1)},${JSON.stringify(counts).slice(1)}`)
}

async function readUncounted(input: ReadPage, context: CallContext): Promise<JsonText> {
  const { db, actor, now } = context
  const slice = sliceOf(input)
  if (!isOneStatement(slice))
    return (await readPage(db, await gridSelection(input, context), slice)).page
  const selection = await unsettledSelection(input, context)
  const { page, isStale } = await readPage(db, selection, slice)
  if (!isStale) return page
  await settleConditions(db, actor.projectId, now)
  return (await readPage(db, selection, slice)).page
}

function sliceOf({ Page, After, Total }: ReadPage): Slice {
  const slice = { size: GRID_PAGE_SIZE, after: After, hasMore: undefined, fromEnd: false }
  if (After) return { ...slice, skip: 0 }
  const before = (Page - 1) * GRID_PAGE_SIZE
  if (Total === undefined || before >= Total) return { ...slice, skip: before }
  const behind = Total - before - GRID_PAGE_SIZE
  if (before <= behind) return { ...slice, skip: before }
  const size = Math.min(GRID_PAGE_SIZE, Total - before)
  return { ...slice, size, skip: Math.max(0, behind), hasMore: behind > 0, fromEnd: true }
}
