import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { rowsOf } from '../../kernel/database/page-of.ts'

type Asked = Pick<
  InputOf<typeof contract.people.calls.listLinkable>,
  'page' | 'count' | 'After' | 'Before' | 'Apart' | 'Total'
>

/** Which part of an ordered list is read, from which end. */
export interface Slice {
  readonly size: number
  readonly skip: number
  /** Read from the end towards the beginning. */
  readonly backwards: boolean
  /** The place beyond which reading begins. */
  readonly beyond: Asked['After']
}

/**
 * How a page is read: from a place that is known, skipping the few pages between, or else counted from the nearer end, so that
 * the last page costs what the first does. Without `Total` only the beginning is known.
 */
export function sliceOf({ page, count, After, Before, Apart, Total }: Asked): Slice {
  const { size: pageSize, skip: before } = rowsOf({ page, count })
  const known = After ?? Before
  if (known)
    return { size: pageSize, skip: (Apart - 1) * pageSize, backwards: !After, beyond: known }
  const behind = Total === undefined ? Infinity : Total - before - pageSize
  if (Total === undefined || before <= behind || before >= Total) {
    return { size: pageSize, skip: before, backwards: false, beyond: undefined }
  }
  return {
    size: Math.min(pageSize, Total - before),
    skip: Math.max(0, behind),
    backwards: true,
    beyond: undefined,
  }
}
