import { useEffect, useEffectEvent } from 'react'
import { useIdentity } from '../api/identity.ts'
import { openDialogs } from '../ui/dialogs/dialog-store.ts'
import { keepStepsOf } from './undo-store.ts'
import { useUndo } from './use-undo.ts'

/** Fields in which something is written have a history of their own. */
const WRITTEN = 'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio])'

/**
 * Ctrl+Z takes back what was done last, Ctrl+Shift+Z and Ctrl+Y do it again; what somebody did in another
 * project, or in another role, is not taken back here. To be called once on a page.
 */
export function useUndoKeys(): void {
  const { UserId, ProjectId, Role } = useIdentity()
  const { undo, redo } = useUndo()
  useEffect(() => keepStepsOf(`${UserId} ${ProjectId} ${Role}`), [UserId, ProjectId, Role])

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
    if (event.code !== 'KeyZ' && event.code !== 'KeyY') return
    if (event.target instanceof Element && event.target.closest(WRITTEN)) return
    // A question that waits for its answer comes first.
    if (openDialogs.get().length > 0) return
    event.preventDefault()
    if (event.shiftKey || event.code === 'KeyY') redo()
    else undo()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKeyDown(event)
    // After those of the document: an editor with a history of its own comes first.
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
