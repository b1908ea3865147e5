import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './confirm-dialog.module.css'
import { ModalDialog } from './modal-dialog.tsx'

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string
  /** What will happen, and to how many. */
  readonly text: ReactNode
  /** What the button that does it says: the deed itself rather than yes. */
  readonly confirm: string
  readonly cancel?: string
  /** True while it is being done. */
  readonly busy?: boolean
  /** True for what cannot be undone. */
  readonly danger?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/**
 * Asks before something that cannot be undone; the rest is done at once, with a way back.
 * Focus begins on the way back.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, busy = false, danger = false, onConfirm, onCancel } = props
  const { t } = useTexts()
  return (
    <ModalDialog label={title} onClose={onCancel}>
      <div className={classes.content}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.text}>{text}</div>
        <div className={classes.buttons}>
          <Button variant="default" disabled={busy} onClick={onCancel}>
            {cancel ?? t('core.dialog.cancel')}
          </Button>
          <Button {...(danger && { color: 'red' })} loading={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      </div>
    </ModalDialog>
  )
}
