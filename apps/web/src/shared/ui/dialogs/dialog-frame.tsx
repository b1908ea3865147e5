import { Heading } from '../../layout/heading.tsx'
import { Row } from '../../layout/row.tsx'
import { Button } from '../button.tsx'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { ModalDialog, type Leaving } from '../modal-dialog.tsx'
import { DismissButton } from './dismiss-button.tsx'
import classes from './dialog-frame.module.css'

interface DialogFrameProps extends Leaving {
  readonly title: string
  readonly text?: string | undefined
  readonly onCancel: () => void
  /** Left out where a choice closes the dialog by itself. */
  readonly onConfirm?: () => void
  readonly confirmLabel?: string | undefined
  /** What the button says that leaves everything as it is; 'Cancel' without it. */
  readonly dismissLabel?: string | undefined
  /** Colours the button as one whose effect cannot be undone. */
  readonly danger?: boolean | undefined
  /** True where there is nothing yet that could be confirmed. */
  readonly held?: boolean
  /** True while what was confirmed is under way. */
  readonly loading?: boolean
  /** Left out where there is nothing to cancel. */
  readonly cancellable?: boolean
  /** The button that the focus begins at; what stands first without it. */
  readonly focused?: 'cancel' | 'confirm'
  readonly children?: ReactNode
}

/** The heading, the words and the buttons of every dialog. Enter confirms, Escape cancels. */
export function DialogFrame({
  title,
  text,
  onCancel,
  onConfirm,
  confirmLabel,
  dismissLabel,
  danger = false,
  held,
  loading,
  cancellable = true,
  focused,
  children,
  ...leaving
}: DialogFrameProps) {
  const { t } = useTexts()
  return (
    <ModalDialog label={title} onClose={onCancel} className={classes.dialog} {...leaving}>
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
            <DismissButton
              confirmLabel={confirmLabel}
              data-autofocus={focused === 'cancel' || undefined}
              onClick={onCancel}
            >
              {dismissLabel}
            </DismissButton>
          )}
          {onConfirm && (
            <Button
              type="submit"
              {...(loading !== undefined && { loading })}
              {...(held !== undefined && { held })}
              data-danger={danger || undefined}
              data-autofocus={focused === 'confirm' || undefined}
            >
              {confirmLabel ?? t('ui.confirm')}
            </Button>
          )}
        </Row>
      </form>
    </ModalDialog>
  )
}
