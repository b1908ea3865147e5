import { Suspense, type ReactNode, type RefObject } from 'react'
import classes from './modal-dialog.module.css'
import { lazyPart } from './lazy-part.ts'
import type { LeaveWords } from './library/window-work.ts'

const ModalLayer = lazyPart(() => import('./library/modal-layer.tsx'))

/** What a window has to say of being left. */
export interface Leaving {
  /** Whether something besides typed text would be lost, as a choice or a file. */
  readonly unsaved?: boolean
  /** True where what is typed is kept, saved at once, or nothing to lose: nobody is asked about it. */
  readonly isKept?: boolean
  /** True where a click beside it does nothing while something is unsaved. */
  readonly holds?: boolean
  /** What is asked then; whether to discard what is typed, without them. */
  readonly leaveWords?: LeaveWords | undefined
}

interface ModalDialogProps extends Leaving {
  /** Its name for people who listen. */
  readonly label: string
  readonly onClose: () => void
  readonly className?: string | undefined
  /** Opens beside this, and leaves the page in sight. */
  readonly anchor?: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/**
 * A window over the page: focus goes to what stands first in it, or to what has `data-autofocus`, and
 * stays in it. Escape and a click beside it close it, and focus goes back to where it was. With typed text
 * that is not saved it asks before, whichever way it is left: see use-open-window.ts, and useLeave for
 * its buttons.
 */
export function ModalDialog({ className, ...props }: ModalDialogProps) {
  return (
    <Suspense>
      <ModalLayer
        {...props}
        className={className ? `${classes.dialog} ${className}` : (classes.dialog ?? '')}
      />
    </Suspense>
  )
}
