import { pathOf } from '@telemachos/contract/paths'
import { MAX_SHEET_BYTES } from '@telemachos/contract/spreadsheets/limits'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIdentity, useProjectPath, useTexts, useWrite } from '#shared'
import { DialogFrame, TextField, toast } from '#ui'
import { tooLarge } from '#features/files'
import { SheetFileField } from './sheet-file-field.tsx'
import { useSheetUpload } from './use-sheet-upload.ts'

interface Props {
  /** The spreadsheet that gets a new version; a new spreadsheet without. */
  readonly replaces?: { readonly id: number; readonly name: string }
  readonly onClose: () => void
}

/** Uploads an .xlsx file as a new spreadsheet, whose page opens then, or as a new version. */
export function AddDialog({ replaces, onClose }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const toPath = useProjectPath()
  const add = useWrite('spreadsheets.addSpreadsheet')
  const addVersion = useWrite('spreadsheets.addVersion')
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const project = { ProjectId: ProjectId ?? 0 }

  const upload = useSheetUpload(async (FileId) => {
    if (replaces) {
      await addVersion.mutateAsync({ ...project, SpreadsheetId: replaces.id, FileId })
      toast(t('sheets.versionAdded'))
      return onClose()
    }
    const { Id } = await add.mutateAsync({ ...project, FileId, Name: name.trim() })
    toast(t('sheets.added'))
    onClose()
    void navigate({ to: toPath(pathOf('admin.spreadsheets.edit', { spreadsheetId: Id })) })
  })

  function choose(chosen: File): void {
    setProblem(null)
    if (chosen.size === 0) return setProblem(t('files.empty'))
    if (chosen.size > MAX_SHEET_BYTES) {
      return setProblem(tooLarge(chosen.size, MAX_SHEET_BYTES, { t, language }))
    }
    setFile(chosen)
    if (name.trim() === '') setName(chosen.name.replace(/\.xlsx$/i, '').slice(0, 200))
  }

  function send(): void {
    if (upload.isBusy) return
    if (!file) return setProblem(t('sheets.add.chooseFile'))
    if (!replaces && name.trim() === '') return setProblem(t('rule.required'))
    setProblem(null)
    void upload.send(file)
  }

  return (
    <DialogFrame
      title={t(replaces ? 'sheets.newVersion' : 'sheets.add')}
      confirmLabel={t('sheets.add.confirm')}
      unsaved={upload.isBusy || file !== null}
      holds
      leaveWords={{
        title: t(upload.isBusy ? 'files.leave.busy' : 'files.leave.title'),
        text: t(upload.isBusy ? 'files.leave.busyText' : 'files.leave.text', { count: 1 }),
        confirmLabel: t('files.leave.confirm'),
      }}
      onCancel={() => {
        upload.cancel()
        onClose()
      }}
      onConfirm={send}
    >
      <SheetFileField file={file} upload={upload} problem={problem} onChoose={choose} />
      {!replaces && (
        <TextField
          label={t('sheets.list.name')}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
    </DialogFrame>
  )
}
