import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import type { CallContext } from '../../kernel/context.ts'
import type { JsonText } from '../../kernel/json-text.ts'
import { gridSelection } from './grid-selection.ts'
import { readPage } from './grid-store.ts'

/**
 * One page of mentees within the caller's reach with what is known of each action. `After`
 * continues from a row; a page number alone is found by counting along the index.
 */
export async function readGridPage(
  input: InputOf<typeof contract.grid.calls.getActionsGridPage>,
  context: CallContext,
): Promise<JsonText> {
  const selection = await gridSelection(input, context)
  return readPage(context.db, selection, {
    size: GRID_PAGE_SIZE,
    skip: input.After ? 0 : (input.Page - 1) * GRID_PAGE_SIZE,
    after: input.After,
  })
}
