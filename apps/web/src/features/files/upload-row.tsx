import { IconCircleCheck } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import type { ReactNode } from 'react'
import { ApiError, errorText, useTexts, type Texts } from '#shared'
import { Button } from '#ui'
import { fileSize } from './file-size.ts'
import { isOnItsWay, type UploadingFile } from './upload-runner.ts'
import classes from './uploader.module.css'

interface Props {
  readonly file: UploadingFile<unknown, unknown>
  /** What it is called here; its own name without. */
  readonly name?: string
  /** What is said of it where the usual does not do. */
  readonly note?: string | undefined
  /** What can be done with it once it was refused, beside taking it out; sending it again without. */
  readonly remedies?: ReactNode
  /** Whether who listens is told by something else why it was refused. */
  readonly isQuiet?: boolean
  readonly onCancel: () => void
  readonly onRetry: () => void
}

/** One file on its way: how far it is and how long it takes, or why it was refused and what can be done. */
export function UploadRow(props: Props) {
  const { file, name = file.content.name, note, remedies, isQuiet = false } = props
  const { onCancel, onRetry } = props
  const { t, language } = useTexts()
  const { content, state, progress, error } = file
  const isFailed = state === 'failed'
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.name} dir="auto" title={content.name}>
        {name}
      </span>
      <small className={classes.size}>{fileSize(content.size, language)}</small>
      {state === 'done' && (
        <IconCircleCheck size={20} aria-hidden="true" className={classes.check} />
      )}
      {isOnItsWay(file) && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('files.cancel.of', { name })}
          onClick={onCancel}
        >
          {t('files.cancel')}
        </Button>
      )}
      {state === 'sending' && (
        <progress
          className={classes.bar}
          aria-label={t('files.progress', { name })}
          value={Math.max(0, progress)}
          max={1}
        />
      )}
      <p className={classes.note} role={isFailed && !isQuiet ? 'alert' : undefined}>
        {note ?? noteOf(file, { t, language })}
      </p>
      {isFailed && (
        <div className={classes.remedies}>
          {remedies ??
            (!isFinal(error) && (
              <Button
                variant="light"
                size="compact-sm"
                aria-label={t('files.retry.of', { name })}
                onClick={onRetry}
              >
                {t('files.retry')}
              </Button>
            ))}
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('files.dismiss.of', { name })}
            onClick={onCancel}
          >
            {t('files.dismiss')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** What is said of a file, below its name. */
function noteOf(
  { state, progress, isHeldUp, leftMs, error }: Props['file'],
  { t, language }: Texts,
): string {
  if (state === 'failed') return reasonOf(error, t)
  if (state === 'done') return t('files.arrived')
  if (isHeldUp) return t('files.heldUp')
  if (state === 'waiting') return t('files.waiting')
  if (progress === 1) return t('files.checking')
  const percent = `${formatNumber(Math.floor(Math.max(0, progress) * 100), language)}%`
  return leftMs === undefined ? percent : `${percent} · ${leftText(leftMs, t)}`
}

const MINUTE_MS = 60_000

/** How long something still takes, in words. */
const leftText = (ms: number, t: Texts['t']): string =>
  ms < MINUTE_MS ? t('files.leftLittle') : t('files.left', { count: Math.round(ms / MINUTE_MS) })

/** Whether the file itself is refused, as one that is too large: the same would be said of it again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_input'

/** The rule that a field breaks says more than that a field is refused. */
function reasonOf(error: unknown, t: Texts['t']): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? errorText(error, t)
}
