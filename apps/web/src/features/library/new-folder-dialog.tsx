import { FailureNotice } from '#layout'
import { namesOf } from '@telemachos/contract/library/category-path'
import { useForm, useTexts } from '#shared'
import { DialogFrame, TextField, toast } from '#ui'

interface Props {
  /** In which folder it is made. */
  readonly category: string
  readonly onClose: () => void
}

/** Makes a folder where one is. */
export function NewFolderDialog({ category, onClose }: Props) {
  const { t } = useTexts()
  const form = useForm('library.addFolder', {
    start: { Name: '' },
    inputOf: ({ Name }) => ({ Category: category, Name: Name.trim() }),
    required: () => ({ Name: t('rule.required') }),
    shortcut: false,
    onSaved: () => {
      toast(t('library.folderMade'))
      onClose()
    },
  })
  return (
    <DialogFrame
      title={t('library.newFolder')}
      text={[t('library.root'), ...namesOf(category)].join(' › ')}
      confirmLabel={t('library.folder.make')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <TextField label={t('library.folder.name')} autoComplete="off" {...form.text('Name')} />
      {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
    </DialogFrame>
  )
}
