import { useTexts, ApiError, errorText } from '#shared'
import { Button } from '#ui'
import { fileSize } from './file-size.ts'
import type { QueuedFile } from './upload-queue.ts'
import classes from './uploader.module.css'

interface Props {
  readonly file: QueuedFile
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** One file on its way: how far it is, why it was refused, and what can be done. */
export function UploadRow({ file, onCancel, onRetry }: Props) {
  const { t, language } = useTexts()
  const { content, state, progress, isHeldUp, error } = file
  const isFailed = state === 'failed'
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.name} dir="auto">
        {content.name}
      </span>
      <small className={classes.size}>{fileSize(content.size, language)}</small>
      {!isFailed && (
        <progress
          className={classes.bar}
          aria-label={t('files.progress', { name: content.name })}
          value={Math.max(0, progress)}
          max={1}
        />
      )}
      <span className={classes.buttons}>
        {isFailed && !isFinal(error) && (
          <Button
            variant="light"
            size="compact-sm"
            aria-label={t('files.retry.of', { name: content.name })}
            onClick={onRetry}
          >
            {t('files.retry')}
          </Button>
        )}
        {state !== 'done' && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t(isFailed ? 'files.dismiss.of' : 'files.cancel.of', {
              name: content.name,
            })}
            onClick={onCancel}
          >
            {t(isFailed ? 'files.dismiss' : 'files.cancel')}
          </Button>
        )}
      </span>
      <p className={classes.note} role={isFailed ? 'alert' : undefined}>
        {isFailed ? reasonOf(error, t) : t(stateText(file, isHeldUp))}
      </p>
    </li>
  )
}

function stateText({ state, progress }: QueuedFile, isHeldUp: boolean) {
  if (isHeldUp) return 'files.heldUp' as const
  if (state === 'waiting') return 'files.waiting' as const
  return progress === 1 ? ('files.checking' as const) : ('files.sending' as const)
}

/** Whether the file itself is refused, as one that is too large: the same would be said of it again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_input'

/** The rule that a field breaks says more than that a field is refused. */
function reasonOf(error: unknown, t: Parameters<typeof errorText>[1]): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? errorText(error, t)
}
