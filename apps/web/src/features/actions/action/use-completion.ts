import { useState } from 'react'
import { loadLocalCheck } from '#features/views'
import {
  ApiError,
  loadPart,
  useMay,
  useWrite,
  useTexts,
  errorText,
  useOfferUndo,
  withUndo,
  sayNotUndone,
  noteOwnWrite,
} from '#shared'
import { titleOf, type MenteeAction } from './mentee-action.ts'
import { useOpenLocked } from './use-open-locked.ts'
import { saveUnsavedWork } from './unsaved-work.ts'

export interface Completion {
  /**
   * Completes with the form's data, or without, once what is typed beside the form is saved; true when
   * the server has done so.
   */
  readonly complete: (data?: string) => Promise<boolean>
  /** The same, which throws what refuses it: for what says so itself. */
  readonly completeOrThrow: () => Promise<boolean>
  /** Takes the completion back; what was written stays. */
  readonly undo: () => Promise<boolean>
  readonly busy: boolean
  /** Why the last attempt failed, in words. */
  readonly error: string | null
}

/** Completing an action for a mentee, and taking that back (Mentor and above). */
export function useCompletion(action: MenteeAction): Completion {
  const { Id, MenteeId } = action
  const { t, language } = useTexts()
  const may = useMay()
  const mayUndo = may('actions.undoCompletion')
  const isChecked = may('scripts.getLocalScript')
  const [refused, setRefused] = useState<ApiError>()
  const completing = useWrite('actions.completeAction')
  const undoing = useWrite('actions.undoCompletion')
  const offerUndo = useOfferUndo()
  const openLocked = useOpenLocked()
  const attempt = async (write: Promise<boolean>): Promise<boolean> => {
    try {
      return await write
    } catch {
      return false
    }
  }
  /** @param Own takes back only what was completed here. */
  const change = (completes: boolean, Data?: string, Own = false): Promise<boolean> => {
    noteOwnWrite(MenteeId, Id, completes ? 'completed' : 'reopened')
    const input = { ActionId: Id, MenteeId }
    if (!completes) return undoing.mutateAsync({ ...input, Own })
    noteOwnWrite(MenteeId, Id, 'changed')
    const whole = Data === undefined ? input : { ...input, Data }
    return mayUndo ? openFor(whole) : completing.mutateAsync(whole)
  }
  const openFor = async (whole: Parameters<typeof completing.mutateAsync>[0]): Promise<boolean> => {
    const answer = await openLocked((Locked) => completing.mutateAsync({ ...whole, Locked }))
    if (answer === undefined) completing.reset()
    return answer ?? false
  }
  /** What hinders it is said wherever the person is by then. */
  const goTo = async (completes: boolean): Promise<boolean> => {
    try {
      return await change(completes, undefined, true)
    } catch (error) {
      sayNotUndone(error, t)
      return false
    }
  }
  const offer = (completes: boolean): void =>
    offerUndo({
      done: t(completes ? 'actions.cell.completed' : 'actions.cell.reopened', {
        title: titleOf(action, language),
      }),
      undo: () => goTo(!completes),
      redo: () => goTo(completes),
    })
  /** What fails here decides nothing: the server checks again in any case. */
  const readRefusal = async (data: string | undefined): Promise<string | undefined> => {
    try {
      const { localRefusal } = await loadPart(loadLocalCheck)
      return await localRefusal({ ActionId: Id, MenteeId }, data)
    } catch {
      return undefined
    }
  }
  /** What a script of the project refuses in the page, before anything is sent. @throws ApiError. */
  const checkHere = async (data: string | undefined): Promise<void> => {
    setRefused(undefined)
    if (!isChecked) return
    const sentence = await readRefusal(data)
    if (sentence === undefined) return
    const error = new ApiError(422, { code: 'rule_violated', message: sentence })
    setRefused(error)
    throw error
  }
  const failure = refused ?? completing.error ?? undoing.error
  async function completeOrThrow(data?: string): Promise<boolean> {
    undoing.reset()
    if (!(await saveUnsavedWork(MenteeId, Id))) return false
    await checkHere(data)
    const isDone = await change(true, data)
    if (isDone && mayUndo) offer(true)
    return isDone
  }
  const complete = (data?: string) => attempt(completeOrThrow(data))
  async function undo(): Promise<boolean> {
    completing.reset()
    const isDone = await attempt(change(false))
    if (isDone) offer(false)
    return isDone
  }
  return {
    complete: (data) => (mayUndo ? withUndo(complete(data)) : complete(data)),
    completeOrThrow: () => (mayUndo ? withUndo(completeOrThrow()) : completeOrThrow()),
    undo: () => withUndo(undo()),
    busy: completing.isPending || undoing.isPending,
    error: failure && errorText(failure, t),
  }
}
