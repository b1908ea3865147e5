import { FailureNotice, Text } from '#layout'
import { errorText, refusalOf, useTexts } from '#shared'
import { FileDrop } from '#ui'
import { fileSize } from '#features/files'
import { MAX_SHEET_BYTES } from '@telemachos/contract/spreadsheets/limits'
import type { useSheetUpload } from './use-sheet-upload.ts'

interface Props {
  readonly file: File | null
  readonly upload: ReturnType<typeof useSheetUpload>
  /** What is wrong with the choice so far. */
  readonly problem: string | null
  readonly onChoose: (file: File) => void
}

/** Chooses an .xlsx file, and says how far it has got. */
export function SheetFileField({ file, upload, problem, onChoose }: Props) {
  const { t, language } = useTexts()
  const { progress, error, isBusy } = upload
  const refused = error && (refusalOf(error, 'FileId') ?? errorText(error, t))
  return (
    <>
      <FileDrop
        label={t('files.dropHere')}
        accept={['.xlsx']}
        multiple={false}
        button={t('files.choose')}
        text={t('files.orDrop')}
        hint={t('files.limit', { size: fileSize(MAX_SHEET_BYTES, language) })}
        onFiles={([chosen]) => chosen && onChoose(chosen)}
      />
      {file && (
        <Text breaks aria-live="polite">
          {file.name} · {fileSize(file.size, language)}
        </Text>
      )}
      {isBusy && (
        <div role="status">
          <progress
            aria-label={t('files.progress', { name: file?.name ?? '' })}
            value={progress}
            max={1}
            style={{ width: '100%' }}
          />
          <Text size="small" tone="faint">
            {t(progress === 1 ? 'sheets.add.reading' : 'files.sending')}
          </Text>
        </div>
      )}
      {(problem ?? refused) && <FailureNotice>{problem ?? refused}</FailureNotice>}
    </>
  )
}
