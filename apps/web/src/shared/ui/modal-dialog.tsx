import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import classes from './modal-dialog.module.css'
import { noteWindow } from './open-windows.ts'
import { Toasts } from './toast.tsx'
import { usePopupPlace } from './use-popup-place.ts'

interface ModalDialogProps {
  /** Its name for people who listen. */
  readonly label: string
  readonly onClose: () => void
  readonly className?: string | undefined
  /** Opens beside this, and leaves the page in sight. */
  readonly anchor?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * A window over the page: focus goes to what stands first in it, and stays in it. Escape and a click
 * beside it close it, and focus goes back to where it was.
 */
export function ModalDialog({ label, onClose, className, anchor, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect ends before the element is removed: only then does focus go back by itself.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const forget = noteWindow(id)
    return () => {
      forget()
      element?.close()
    }
  }, [id])
  usePopupPlace(dialog, anchor)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key.
    <dialog
      ref={dialog}
      aria-label={label}
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      data-anchored={anchor ? '' : undefined}
      onClick={(event) => {
        // A click in a window over this one is not beside this one.
        if (event.target === dialog.current) onClose()
        event.stopPropagation()
      }}
      onCancel={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={classes.content}>{children}</div>
      <Toasts inWindow={id} />
    </dialog>
  )
}
