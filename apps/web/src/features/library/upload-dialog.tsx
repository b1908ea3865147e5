import { FailureNotice, Row, Text } from '#layout'
import { errorText, useMay, useTexts, type ApiError } from '#shared'
import { Button, Checkbox, DialogFrame, FileDrop, TextField, toast } from '#ui'
import { fileSize, tooLarge } from '#features/files'
import { within } from '@telemachos/contract/library/category-path'
import { kindOf } from '@telemachos/contract/library/kinds'
import { LIBRARY_FILE_BYTES } from '@telemachos/contract/library/limits'
import { useState } from 'react'
import { FolderField } from './folder-field.tsx'
import type { Item } from './item.ts'
import { inputOf, isPageCount, NOTHING_SAID, saidOf } from './said.ts'
import { SaidFields } from './said-fields.tsx'
import { titleOf } from './send-item.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

interface Props {
  readonly category: string
  /** The item that gets a new version; a new item without. */
  readonly replaces?: Item
  /** Files that were dropped or pasted: the first is chosen, the others come after it. */
  readonly dropped?: readonly File[]
  readonly onClose: () => void
  /** Once the file is there; it closes without. */
  readonly onSent?: () => void
}

/** Uploads a file with what is said of it, as a new item or a new version; then it closes (spec §4). */
export function UploadDialog(props: Props) {
  const { category, replaces, dropped = [], onClose, onSent = onClose } = props
  const { t, language } = useTexts()
  const may = useMay()
  const [given, ...following] = dropped
  const refusalOf = ({ size }: File): string | null =>
    size === 0
      ? t('files.empty')
      : size > LIBRARY_FILE_BYTES
        ? tooLarge(size, LIBRARY_FILE_BYTES, { t, language })
        : null
  const refusal = given ? refusalOf(given) : null
  const [file, setFile] = useState(given && refusal === null ? given : null)
  const [title, setTitle] = useState(replaces?.Title ?? (file ? titleOf(file.name) : ''))
  const [folder, setFolder] = useState(category)
  const [newFolder, setNewFolder] = useState<string | null>(null)
  const [said, setSaid] = useState(replaces ? saidOf(replaces) : NOTHING_SAID)
  const [problem, setProblem] = useState(refusal)
  const upload = useUpload(({ Approved, Approve }) => {
    toast(t(Approve && !Approved ? 'library.addedWaiting' : 'library.added'))
    onSent()
  })
  const kind = kindOf(file?.type || 'application/octet-stream')
  const taken = takenIn(upload.error)

  function choose([chosen]: readonly File[]): void {
    if (!chosen) return
    const refused = refusalOf(chosen)
    setProblem(refused)
    upload.clearError()
    if (refused !== null) return
    setFile(chosen)
    // A title of one's own stays; that of a file goes with the file.
    const isOwn = title.trim() !== '' && title !== (file && titleOf(file.name))
    if (!isOwn) setTitle(titleOf(chosen.name))
  }

  function send(how: { Keep?: 'both'; Id?: number } = {}): void {
    if (upload.isBusy) return
    if (!file) return setProblem(t('library.chooseFile'))
    if (title.trim() === '' || newFolder?.trim() === '') return setProblem(t('library.fillIn'))
    if (!isPageCount(said.PageCount)) return setProblem(t('library.pageCount'))
    setProblem(null)
    const Category = newFolder === null ? folder : within(folder, newFolder)
    const Id = how.Id ?? replaces?.Id
    void upload.send(file, {
      start: {
        Category,
        Title: title.trim(),
        ...(Id !== undefined && { Id }),
        ...(how.Keep && { Keep: how.Keep }),
      },
      said: inputOf(said, kind),
    })
  }

  const hasFiles = file !== null || following.length > 0
  const leaveWords = {
    title: t(upload.isBusy ? 'files.leave.busy' : 'files.leave.title'),
    text: t(upload.isBusy ? 'files.leave.busyText' : 'files.leave.text', {
      count: following.length + (file ? 1 : 0),
    }),
    confirmLabel: t('files.leave.confirm'),
  }
  return (
    <DialogFrame
      title={replaces ? t('library.newVersion.of', { title: replaces.Title }) : t('library.upload')}
      confirmLabel={t('library.send')}
      unsaved={upload.isBusy || hasFiles}
      holds
      leaveWords={leaveWords}
      onCancel={() => {
        upload.cancel()
        onClose()
      }}
      onConfirm={() => send()}
    >
      <FileDrop
        label={t('files.dropHere')}
        accept={[]}
        multiple={false}
        button={t('files.choose')}
        text={t('files.orDrop')}
        hint={t('files.limit', { size: fileSize(LIBRARY_FILE_BYTES, language) })}
        onFiles={choose}
      />
      {file && (
        <Text breaks aria-live="polite">
          {file.name} · {fileSize(file.size, language)}
        </Text>
      )}
      {following.length > 0 && (
        <Text tone="soft">{t('library.following', { count: following.length })}</Text>
      )}
      {!replaces && (
        <>
          <TextField
            label={t('library.field.Title')}
            value={title}
            maxLength={200}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <FolderField value={folder} onChange={setFolder} />
          {may('library.addFolder') && (
            <>
              <Checkbox
                label={t('library.inNewFolder')}
                checked={newFolder !== null}
                onChange={(isNew) => setNewFolder(isNew ? '' : null)}
              />
              {newFolder !== null && (
                <TextField
                  label={t('library.folder.name')}
                  value={newFolder}
                  maxLength={80}
                  onChange={(event) => setNewFolder(event.currentTarget.value)}
                />
              )}
            </>
          )}
          <SaidFields
            kind={kind}
            value={said}
            onChange={(change) => setSaid((now) => ({ ...now, ...change }))}
          />
        </>
      )}
      {replaces?.Approved && !replaces.MayApprove && (
        <Text tone="faint" size="small">
          {t('library.edit.again')}
        </Text>
      )}
      {upload.isBusy && <UploadProgress title={title} upload={upload} />}
      {taken && (
        <FailureNotice as="div">
          <p>{t('rule.library_title_taken')}</p>
          <Row gap={2} lineGap={2}>
            <Button variant="default" onClick={() => send({ Keep: 'both' })}>
              {t('library.keepBoth')}
            </Button>
            {taken.mayReplace && (
              <Button variant="default" onClick={() => send({ Id: taken.id })}>
                {t('library.replace')}
              </Button>
            )}
          </Row>
        </FailureNotice>
      )}
      {(problem ?? (upload.error && !taken && reasonOf(upload.error, t))) && (
        <FailureNotice>{problem ?? (upload.error && reasonOf(upload.error, t))}</FailureNotice>
      )}
    </DialogFrame>
  )
}

/** The item that has the title already, where that is why an upload was refused. */
function takenIn(error: ApiError | null): { id: number; mayReplace: boolean } | null {
  const { rule, Id, MayReplace } = error?.details ?? {}
  if (rule !== 'library_title_taken') return null
  return { id: Number(Id), mayReplace: MayReplace === true }
}

/** The rule that a field breaks says more than that a field is refused. */
const reasonOf = (error: ApiError, t: Parameters<typeof errorText>[1]): string =>
  error.fields[0]?.message ?? errorText(error, t)
