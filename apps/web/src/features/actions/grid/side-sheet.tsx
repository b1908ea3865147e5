import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import classes from './side-sheet.module.css'

interface Props {
  readonly label: string
  /** `bottom` is for choices on a phone; `side` covers a phone's whole screen. */
  readonly from: 'side' | 'bottom'
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet over the page: it takes the focus, and Escape or a click beside it closes it. */
export function SideSheet({ label, from, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  function closeFromBeside(event: MouseEvent): void {
    if (event.target === dialog.current) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the key.
    <dialog
      ref={dialog}
      aria-label={label}
      className={classes.sheet}
      data-from={from}
      onClick={closeFromBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes.content}>{children}</div>
    </dialog>
  )
}
