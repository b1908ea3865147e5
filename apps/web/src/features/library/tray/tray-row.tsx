import { memo } from 'react'
import { UploadRow, isOnItsWay } from '#features/files'
import { ApiError, useTexts, type Texts } from '#shared'
import { askToConfirm, Button } from '#ui'
import type { TrayFile } from './tray-files.ts'
import { cancelUpload, retryUpload } from './upload-tray.ts'

interface Props {
  readonly file: TrayFile
  /** Whether it goes to another project than the one where the person is. */
  readonly isElsewhere: boolean
}

/**
 * One file of the tray: the row of an upload, which asks before it stops, and knows taken titles. It is
 * drawn again with its own file alone: beside it hundreds may be on their way.
 */
export const TrayRow = memo(function TrayRow({ file, isElsewhere }: Props) {
  const { t } = useTexts()
  const { key, state, error } = file
  const name = file.about.options.start.Title
  async function cancel(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('library.tray.cancel', { name }),
      text: t('library.tray.cancelText'),
      confirmLabel: t('library.tray.stop'),
      danger: true,
    })
    if (isSure) cancelUpload(key)
  }
  const taken = takenIn(error)
  return (
    <UploadRow
      file={file}
      name={name}
      note={noteOf(file, isElsewhere, t)}
      remedies={taken && <TitleRemedies file={file} taken={taken} />}
      // The tray says it, folded too.
      isQuiet
      onCancel={() => (state === 'failed' ? cancelUpload(key) : void cancel())}
      onRetry={() => retryUpload(file, {})}
    />
  )
})

/** What the tray says of a file that other uploads do not know. */
function noteOf(file: TrayFile, isElsewhere: boolean, t: Texts['t']): string | undefined {
  if (file.state === 'done') {
    const isWaiting = file.stored?.Approve === true && !file.stored.Approved
    return t(isWaiting ? 'library.addedWaiting' : 'library.added')
  }
  return isElsewhere && isOnItsWay(file) ? t('library.tray.elsewhere') : undefined
}

interface Taken {
  readonly id: number
  readonly mayReplace: boolean
}

/** What can be done with a file whose title another item has. */
function TitleRemedies({ file, taken }: { readonly file: TrayFile; readonly taken: Taken }) {
  const { t } = useTexts()
  return (
    <>
      <Button variant="light" size="compact-sm" onClick={() => retryUpload(file, { Keep: 'both' })}>
        {t('library.keepBoth')}
      </Button>
      {taken.mayReplace && (
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => retryUpload(file, { Id: taken.id })}
        >
          {t('library.replace')}
        </Button>
      )}
    </>
  )
}

/** The item that has the title already, where that is why an upload was refused. */
function takenIn(error: unknown): Taken | undefined {
  const { rule, Id, MayReplace } = error instanceof ApiError ? error.details : {}
  if (rule !== 'library_title_taken') return undefined
  return { id: Number(Id), mayReplace: MayReplace === true }
}
