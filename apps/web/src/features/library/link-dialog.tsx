import { FailureNotice } from '#layout'
import { useState } from 'react'
import { useForm, useTexts } from '#shared'
import { DialogFrame, TextField, toast } from '#ui'
import { FolderField } from './folder-field.tsx'
import { inputOf, NOTHING_SAID } from './said.ts'
import { SaidFields } from './said-fields.tsx'

interface Props {
  readonly category: string
  readonly onClose: () => void
}

/** Adds a link. */
export function LinkDialog({ category, onClose }: Props) {
  const { t } = useTexts()
  const [folder, setFolder] = useState(category)
  const form = useForm('library.addLink', {
    start: { Title: '', Link: '', ...NOTHING_SAID },
    inputOf: ({ Title, Link, ...said }) => ({
      Category: folder,
      Title: Title.trim(),
      Link: Link.trim(),
      ...inputOf(said, 'url'),
    }),
    required: () => ({ Title: t('rule.required'), Link: t('rule.required') }),
    shortcut: false,
    onSaved: ({ Approved, Approve }) => {
      toast(t(Approve && !Approved ? 'library.addedWaiting' : 'library.added'))
      onClose()
    },
  })
  return (
    <DialogFrame
      title={t('library.addLink')}
      confirmLabel={t('library.save')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <TextField label={t('library.field.Title')} {...form.text('Title')} />
      <TextField
        label={t('library.field.Link')}
        inputMode="url"
        autoComplete="off"
        {...form.text('Link')}
      />
      <FolderField value={folder} onChange={setFolder} />
      <SaidFields kind="url" value={form.values} onChange={form.set} />
      {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
    </DialogFrame>
  )
}
