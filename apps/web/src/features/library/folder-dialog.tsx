import { useState } from 'react'
import { DialogFrame } from '#ui'
import { FolderField } from './folder-field.tsx'

interface Props {
  readonly title: string
  readonly confirmLabel: string
  /** The folder that is chosen at first. */
  readonly start: string
  /** A folder that cannot be gone into. */
  readonly without?: string
  readonly onClose: () => void
  readonly onChosen: (folder: string) => void
}

/** Asks for a folder. */
export function FolderDialog({ title, confirmLabel, start, without, onClose, onChosen }: Props) {
  const [folder, setFolder] = useState(start)
  return (
    <DialogFrame
      title={title}
      confirmLabel={confirmLabel}
      onCancel={onClose}
      onConfirm={() => onChosen(folder)}
    >
      <FolderField value={folder} without={without} onChange={setFolder} />
    </DialogFrame>
  )
}
