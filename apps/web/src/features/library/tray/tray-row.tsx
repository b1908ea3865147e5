import { IconCircleCheck } from '@tabler/icons-react'
import { formatNumber } from '@telemachos/rules/numbers'
import { ApiError, errorText, useTexts, type Texts } from '#shared'
import { askToConfirm, Button } from '#ui'
import classes from './tray.module.css'
import { isOnItsWay, type TrayFile } from './tray-files.ts'
import { cancelUpload, retryUpload } from './upload-tray.ts'

interface Props {
  readonly file: TrayFile
  /** Whether it goes to another project than the one where the person is. */
  readonly isElsewhere: boolean
}

/** One file of the tray: how far it is and how long it takes, or why it was refused. */
export function TrayRow({ file, isElsewhere }: Props) {
  const { t } = useTexts()
  const { key, state, progress, options } = file
  const name = options.start.Title
  async function cancel(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('library.tray.cancel', { name }),
      text: t('library.tray.cancelText'),
      confirmLabel: t('library.tray.stop'),
      danger: true,
    })
    if (isSure) cancelUpload(key)
  }
  return (
    <li className={classes['file']} data-state={state}>
      <span className={classes['name']} dir="auto" title={file.content.name}>
        {name}
      </span>
      {state === 'done' && (
        <IconCircleCheck size={20} aria-hidden="true" className={classes['check']} />
      )}
      {isOnItsWay(file) && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('files.cancel.of', { name })}
          onClick={() => void cancel()}
        >
          {t('files.cancel')}
        </Button>
      )}
      {state === 'sending' && (
        <progress
          className={classes['bar']}
          aria-label={t('files.progress', { name })}
          value={Math.max(0, progress)}
          max={1}
        />
      )}
      <Note file={file} isElsewhere={isElsewhere} />
      {state === 'failed' && <Ways file={file} name={name} />}
    </li>
  )
}

/** What is said of a file, below its name. */
function Note({ file, isElsewhere }: Props) {
  const { t, language } = useTexts()
  const { state, progress, isHeldUp, leftMs, item, error } = file
  if (state === 'failed') return <p className={classes['failed']}>{reasonOf(error, t)}</p>
  if (state === 'done') {
    const isWaiting = item?.Approve === true && !item.Approved
    return (
      <p className={classes['note']}>{t(isWaiting ? 'library.addedWaiting' : 'library.added')}</p>
    )
  }
  if (isElsewhere) return <p className={classes['note']}>{t('library.tray.elsewhere')}</p>
  if (isHeldUp) return <p className={classes['note']}>{t('files.heldUp')}</p>
  if (state === 'waiting') return <p className={classes['note']}>{t('files.waiting')}</p>
  if (progress === 1) return <p className={classes['note']}>{t('files.checking')}</p>
  const percent = formatNumber(Math.floor(Math.max(0, progress) * 100), language)
  return (
    <p className={classes['note']}>
      {percent}%{leftMs !== undefined && ` · ${leftText(leftMs, t)}`}
    </p>
  )
}

const MINUTE_MS = 60_000

/** How long something still takes, in words. */
const leftText = (ms: number, t: Texts['t']): string =>
  ms < MINUTE_MS
    ? t('library.tray.leftLittle')
    : t('library.tray.left', { count: Math.round(ms / MINUTE_MS) })

/** What can be done with a file that was refused. */
function Ways({ file, name }: { readonly file: TrayFile; readonly name: string }) {
  const { t } = useTexts()
  const { key, error } = file
  const taken = takenIn(error)
  return (
    <div className={classes['ways']}>
      {taken && (
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => retryUpload(key, { Keep: 'both' })}
        >
          {t('library.keepBoth')}
        </Button>
      )}
      {taken?.mayReplace && (
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => retryUpload(key, { Id: taken.id })}
        >
          {t('library.replace')}
        </Button>
      )}
      {!taken && !isFinal(error) && (
        <Button
          variant="light"
          size="compact-sm"
          aria-label={t('files.retry.of', { name })}
          onClick={() => retryUpload(key)}
        >
          {t('files.retry')}
        </Button>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('files.dismiss.of', { name })}
        onClick={() => cancelUpload(key)}
      >
        {t('files.dismiss')}
      </Button>
    </div>
  )
}

/** The item that has the title already, where that is why an upload was refused. */
function takenIn(error: unknown): { id: number; mayReplace: boolean } | null {
  const { rule, Id, MayReplace } = error instanceof ApiError ? error.details : {}
  if (rule !== 'library_title_taken') return null
  return { id: Number(Id), mayReplace: MayReplace === true }
}

/** Whether the file itself is refused: the same would be said of it again. */
const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'invalid_input'

/** The rule that a field breaks says more than that a field is refused. */
function reasonOf(error: unknown, t: Texts['t']): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.message ?? errorText(error, t)
}
