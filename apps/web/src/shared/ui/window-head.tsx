import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useLeave } from './open-window.ts'
import classes from './window-head.module.css'

interface WindowHeadProps {
  readonly closeLabel: string
  readonly onClose: () => void
  /** One heading stands in the middle of the line; several lines begin at the top. */
  readonly centred?: boolean
  readonly children: ReactNode
}

/** The head of a tall window, which stays in sight: what it is about, and closing it. */
export function WindowHead({ closeLabel, onClose, centred, children }: WindowHeadProps) {
  const leave = useLeave(onClose)
  return (
    <div className={classes.head} data-centred={centred || undefined}>
      <div className={classes.about}>{children}</div>
      <IconButton label={closeLabel} onClick={leave}>
        <IconX size={20} />
      </IconButton>
    </div>
  )
}
