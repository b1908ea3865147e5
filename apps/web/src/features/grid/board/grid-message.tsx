import { errorText, useTexts, type ApiError } from '#shared'
import classes from './grid-message.module.css'

interface Props {
  readonly title: string
  readonly text: string
  /** What can be done about it. */
  readonly button?: { readonly label: string; readonly run: () => void }
}

/** In place of the rows: why it is not there, and what can be done. */
export function GridMessage({ title, text, button }: Props) {
  return (
    <div className={classes.message}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {button && (
        <button type="button" className={classes.button} onClick={button.run}>
          {button.label}
        </button>
      )}
    </div>
  )
}

interface FailureProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** What went wrong, in words, and another try. */
export function GridFailure({ error, onRetry }: FailureProps) {
  const { t } = useTexts()
  const reference = error.requestId && t('core.failed.request', { id: error.requestId })
  return (
    <div role="alert">
      <GridMessage
        title={t('actions.grid.failed')}
        text={[errorText(error, t), reference].filter(Boolean).join(' ')}
        button={{ label: t('actions.grid.retry'), run: onRetry }}
      />
    </div>
  )
}
