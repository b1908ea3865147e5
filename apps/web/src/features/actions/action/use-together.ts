import type { FormPart } from '@telemachos/contract/actions/form-types'
import {
  ACTION_DATA_ROOM,
  WRITING,
  WRITING_EVERY_MS,
  WRITING_MS,
} from '@telemachos/contract/actions/together'
import { useCompany, type Company } from '#shared'

/** How those who have to do with an action's form learn that somebody writes in it. */
const TOGETHER = {
  room: ACTION_DATA_ROOM,
  signal: WRITING,
  every: WRITING_EVERY_MS,
  shown: WRITING_MS,
}

/** Who else writes in a part of a form: what the mentee writes, others write in too; the other parts have one writer. */
export function useTogether(
  { actionId, menteeId }: { readonly actionId: number; readonly menteeId: number | null },
  part: FormPart,
): Company {
  const isShared = menteeId !== null && part === 'mentee'
  return useCompany({ ...TOGETHER, id: isShared ? `${actionId}/${menteeId}` : null })
}
