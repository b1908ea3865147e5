import { FailureNotice, Row, Text } from '#layout'
import { useIdentity, useMay, useTexts } from '#shared'
import {
  Button,
  Checkbox,
  DialogFrame,
  FileDrop,
  folderOf,
  pathOfFile,
  TextField,
  type ReadFiles,
} from '#ui'
import { fileSize, tooLarge } from '#features/files'
import { within } from '@telemachos/contract/library/category-path'
import { kindOf } from '@telemachos/contract/library/kinds'
import { LIBRARY_FILE_BYTES } from '@telemachos/contract/library/limits'
import { useState } from 'react'
import { FolderField } from './folder-field.tsx'
import type { Item } from './item.ts'
import { RefusedFiles } from './refused-files.tsx'
import { inputOf, isPageCount, NOTHING_SAID, saidOf } from './said.ts'
import { SaidFields } from './said-fields.tsx'
import { titleOf } from './send-item.ts'
import { siftFiles, type SiftedFiles } from './sift-files.ts'
import { uploadToLibrary } from './tray/upload-tray.ts'

const NOTHING: ReadFiles = { files: [], unread: [] }

interface Props {
  readonly category: string
  /** The item that gets a new version; a new item without. */
  readonly replaces?: Item
  /** Files that were dropped or pasted: the first that can be sent is chosen, the others come after it. */
  readonly dropped?: ReadFiles
  readonly onClose: () => void
}

/**
 * Asks what is said of files, as new items or a new version, and hands them to the tray of uploads, one
 * after another or all that are left; with the last of them it closes (spec §4).
 */
export function UploadDialog({ category, replaces, dropped = NOTHING, onClose }: Props) {
  const { t, language } = useTexts()
  const { UserId, ProjectId } = useIdentity()
  const may = useMay()
  const refusalOf = ({ size }: File): string | null =>
    size === 0
      ? t('files.empty')
      : size > LIBRARY_FILE_BYTES
        ? tooLarge(size, LIBRARY_FILE_BYTES, { t, language })
        : null
  /** Which files can be sent, and why the others are not; of a new version there is one. */
  function sift(chosen: ReadFiles): SiftedFiles {
    const sifted = siftFiles(chosen, { refusalOf, unread: t('files.unread') })
    return replaces ? { ...sifted, files: sifted.files.slice(0, 1) } : sifted
  }
  const [chosen, setChosen] = useState(() => sift(dropped))
  const { files } = chosen
  const [file, ...following] = files
  const [title, setTitle] = useState(replaces?.Title ?? (file ? titleOf(file.name) : ''))
  const [folder, setFolder] = useState(category)
  const [newFolder, setNewFolder] = useState<string | null>(null)
  const [said, setSaid] = useState(replaces ? saidOf(replaces) : NOTHING_SAID)
  const [problem, setProblem] = useState<string | null>(null)
  const makesFolders = may('library.addFolder')
  const kind = kindOf(file?.type || 'application/octet-stream')
  const count = files.length

  function choose(given: File[], unread: readonly string[]): void {
    const next = sift({ files: given, unread })
    const [first] = next.files
    setProblem(null)
    if (!first) return setChosen({ ...next, files })
    setChosen(next)
    // A title of one's own stays; that of a file goes with the file.
    const isOwn = title.trim() !== '' && title !== (file && titleOf(file.name))
    if (!isOwn) setTitle(titleOf(first.name))
  }

  /** Why what is written does not do. */
  function problemOf(): string | null {
    if (!file) return t('library.chooseFile')
    if (title.trim() === '' || newFolder?.trim() === '') return t('library.fillIn')
    return isPageCount(said.PageCount) ? null : t('library.pageCount')
  }

  function send(withAll: boolean): void {
    const wrong = problemOf()
    setProblem(wrong)
    if (!file || wrong !== null) return
    const Category = newFolder === null ? folder : within(folder, newFolder)
    const versionOf = replaces && { Id: replaces.Id }
    const folderFor = (content: File): string =>
      makesFolders ? within(Category, folderOf(content)) : Category
    const asItem = (content: File, Title: string) => ({
      content,
      options: {
        start: { Category: folderFor(content), Title, ...versionOf },
        said: inputOf(said, kindOf(content.type || 'application/octet-stream')),
      },
    })
    const others = withAll ? following : []
    uploadToLibrary({ userId: UserId, projectId: ProjectId }, [
      asItem(file, title.trim()),
      ...others.map((one) => asItem(one, titleOf(one.name))),
    ])
    const [next] = following
    if (withAll || !next) return onClose()
    setChosen({ ...chosen, files: following })
    setTitle(titleOf(next.name))
    setSaid(NOTHING_SAID)
  }

  return (
    <DialogFrame
      title={replaces ? t('library.newVersion.of', { title: replaces.Title }) : t('library.upload')}
      confirmLabel={t('library.send')}
      unsaved={count > 0}
      holds
      leaveWords={{
        title: t('files.leave.title'),
        text: t('files.leave.text', { count }),
        confirmLabel: t('files.leave.confirm'),
      }}
      onCancel={onClose}
      onConfirm={() => send(false)}
    >
      <FileDrop
        label={t('files.dropHere')}
        accept={[]}
        multiple={!replaces}
        button={t('files.choose')}
        folderButton={replaces ? undefined : t('files.chooseFolder')}
        text={t(replaces ? 'files.orDrop' : 'files.orDropMany')}
        hint={t('files.limit', { size: fileSize(LIBRARY_FILE_BYTES, language) })}
        onFiles={choose}
      />
      <RefusedFiles files={chosen.refused} hasMore={chosen.hasMore} />
      {file && (
        <Text breaks aria-live="polite">
          {pathOfFile(file)} · {fileSize(file.size, language)}
        </Text>
      )}
      {files.some((one) => folderOf(one) !== '') && (
        <Text tone="soft">
          {t(makesFolders ? 'library.foldersMade' : 'library.foldersNotMade')}
        </Text>
      )}
      {following.length > 0 && (
        <Row gap={3} lineGap={2} align="center" justify="between">
          <Text tone="soft">{t('library.following', { count: following.length })}</Text>
          <Button variant="light" onClick={() => send(true)}>
            {t('library.sendAll', { count })}
          </Button>
        </Row>
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
          {makesFolders && (
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
      {problem && <FailureNotice>{problem}</FailureNotice>}
    </DialogFrame>
  )
}
