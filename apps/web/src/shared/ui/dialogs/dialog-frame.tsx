import { Heading } from '../../layout/heading.tsx'
import { Row } from '../../layout/row.tsx'
import { Button } from '../button.tsx'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { ModalDialog } from '../modal-dialog.tsx'
import classes from './dialog-frame.module.css'

interface DialogFrameProps {
  readonly title: string
  readonly text?: string | undefined
  readonly onCancel: () => void
  /** Left out where a choice closes the dialog by itself. */
  readonly onConfirm?: () => void
  readonly confirmLabel?: string | undefined
  /** Colours the button as one whose effect cannot be undone. */
  readonly danger?: boolean | undefined
  /** Left out where there is nothing to cancel. */
  readonly cancellable?: boolean
  readonly cancelRef?: Ref<HTMLButtonElement>
  readonly confirmRef?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

/** The heading, the words and the buttons of every dialog. Enter confirms, Escape cancels. */
export function DialogFrame({
  title,
  text,
  onCancel,
  onConfirm,
  confirmLabel,
  danger = false,
  cancellable = true,
  cancelRef,
  confirmRef,
  children,
}: DialogFrameProps) {
  const { t } = useTexts()
  return (
    <ModalDialog label={title} onClose={onCancel} className={classes.dialog}>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          // A dialog is drawn within the page's own forms, but does not submit them.
          event.stopPropagation()
          onConfirm?.()
        }}
      >
        <Heading size="dialog">{title}</Heading>
        {text && <p className={classes.text}>{text}</p>}
        {children}
        <Row gap={3} justify="end" className={classes.buttons}>
          {cancellable && (
            <Button ref={cancelRef} variant="default" onClick={onCancel}>
              {t('core.dialog.cancel')}
            </Button>
          )}
          {onConfirm && (
            <Button ref={confirmRef} type="submit" data-danger={danger || undefined}>
              {confirmLabel ?? t('ui.confirm')}
            </Button>
          )}
        </Row>
      </form>
    </ModalDialog>
  )
}
