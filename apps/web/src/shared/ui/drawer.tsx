import type { ReactNode } from 'react'
import classes from './drawer.module.css'
import { ModalDialog, type Leaving } from './modal-dialog.tsx'
import { WindowHead } from './window-head.tsx'

interface DrawerProps extends Leaving {
  /** Its name for people who listen. */
  readonly label: string
  readonly head: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A window at the end of the page, as high as it: what is chosen there, beside it. */
export function Drawer({ label, head, closeLabel, onClose, children, ...leaving }: DrawerProps) {
  return (
    <ModalDialog label={label} className={classes.drawer} onClose={onClose} {...leaving}>
      <WindowHead closeLabel={closeLabel} onClose={onClose}>
        {head}
      </WindowHead>
      <div className={classes.body}>{children}</div>
    </ModalDialog>
  )
}
