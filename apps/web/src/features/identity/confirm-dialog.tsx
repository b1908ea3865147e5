import { FailureNotice, Heading, Row } from '#layout'
import type { FormEvent, ReactNode } from 'react'
import { ModalDialog } from '#ui'
import classes from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** What went wrong at the last attempt. */
  readonly error?: ReactNode
  /** The buttons; the one that confirms is of type submit. */
  readonly buttons: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, error, buttons, onConfirm, onClose } = props
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onConfirm()
  }
  return (
    <ModalDialog isKept label={title} onClose={onClose}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Heading size="dialog">{title}</Heading>
        {children}
        {error && <FailureNotice>{error}</FailureNotice>}
        <Row gap={3}>{buttons}</Row>
      </form>
    </ModalDialog>
  )
}
