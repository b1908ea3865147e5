import { Suspense, type ReactNode, type RefObject } from 'react'
import classes from './modal-dialog.module.css'
import { lazyPart } from './lazy-part.ts'

const ModalLayer = lazyPart(() => import('./library/modal-layer.tsx'))

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
 * A window over the page: focus goes to what stands first in it, or to what has `data-autofocus`, and
 * stays in it. Escape and a click beside it close it, and focus goes back to where it was.
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
