import { useLayoutEffect, useRef, type ReactNode } from 'react'
import classes from './modal-dialog.module.css'

interface ModalDialogProps {
  /** Its name for people who listen. */
  readonly label: string
  readonly onClose: () => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A window over the page: focus goes to what stands first in it. Escape and a click beside it close it, and focus goes back to where it
 * was.
 */
export function ModalDialog({ label, onClose, className, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the element is removed: only then does focus go back by itself.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key.
    <dialog
      ref={dialog}
      aria-label={label}
      className={className ? `${classes.dialog} ${className}` : classes.dialog}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.content}>{children}</div>
    </dialog>
  )
}
