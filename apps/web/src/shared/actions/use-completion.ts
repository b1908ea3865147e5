import { useWrite } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { errorText } from '../api/error-text.ts'
import type { MenteeAction } from './mentee-action.ts'
import { noteOwnWrite } from './own-writes.ts'

export interface Completion {
  /** Completes with the form's data, or without; true when the server has done so. */
  readonly complete: (data?: string) => Promise<boolean>
  /** Takes the completion back; what was written stays. */
  readonly undo: () => Promise<boolean>
  readonly busy: boolean
  /** Why the last attempt failed, in words. */
  readonly error: string | null
}

/** Completing an action for a mentee, and taking that back (Mentor and above). */
export function useCompletion({ Id, MenteeId }: MenteeAction): Completion {
  const { t } = useTexts()
  const completing = useWrite('actions.completeAction')
  const undoing = useWrite('actions.undoCompletion')
  const attempt = async (write: Promise<boolean>): Promise<boolean> => {
    try {
      await write
      return true
    } catch {
      return false
    }
  }
  const failure = completing.error ?? undoing.error
  return {
    complete: (data) => {
      undoing.reset()
      noteOwnWrite(MenteeId, Id, 'completed')
      noteOwnWrite(MenteeId, Id, 'changed')
      const input = { ActionId: Id, MenteeId }
      return attempt(completing.mutateAsync(data === undefined ? input : { ...input, Data: data }))
    },
    undo: () => {
      completing.reset()
      noteOwnWrite(MenteeId, Id, 'reopened')
      return attempt(undoing.mutateAsync({ ActionId: Id, MenteeId }))
    },
    busy: completing.isPending || undoing.isPending,
    error: failure && errorText(failure, t),
  }
}
