import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'

type Asked = Pick<
  InputOf<typeof contract.linking.calls.listPeople>,
  'page' | 'After' | 'Before' | 'Total'
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
 * How a page is read: next to a place that is known, or else counted from the nearer end, so that
 * the last page costs what the first does. Without `Total` only the beginning is known.
 */
export function sliceOf({ page, After, Before, Total }: Asked, pageSize: number): Slice {
  const beside = After ?? Before
  if (beside) return { size: pageSize, skip: 0, backwards: !After, beyond: beside }
  const before = (page - 1) * pageSize
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
