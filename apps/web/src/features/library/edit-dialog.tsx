import { FailureNotice, Text } from '#layout'
import { isConflict, useForm, useTexts } from '#shared'
import { DialogFrame, TextField, toast } from '#ui'
import type { Item } from './item.ts'
import { inputOf, isPageCount, saidOf } from './said.ts'
import { SaidFields } from './said-fields.tsx'

interface Props {
  readonly item: Item
  readonly onClose: () => void
}

/** Changes what is said of an item. */
export function EditDialog({ item, onClose }: Props) {
  const { t } = useTexts()
  const form = useForm('library.updateItem', {
    start: () => ({ Title: item.Title, Link: item.Link ?? '', ...saidOf(item) }),
    inputOf: ({ Title, Link, ...said }, refusal) => ({
      Id: item.Id,
      Title: Title.trim(),
      Category: item.Category,
      Link: item.Link === null ? null : Link.trim(),
      Revision: isConflict(refusal) ? Number(refusal?.details['Revision']) : item.Revision,
      ...inputOf(said, item.Kind),
    }),
    required: () => ({ Title: t('rule.required'), Link: item.Link !== null && t('rule.required') }),
    problems: ({ PageCount }) => ({ PageCount: !isPageCount(PageCount) && t('library.pageCount') }),
    shortcut: false,
    onSaved: ({ Approved }) => {
      toast(t(item.Approved && !Approved ? 'library.savedWaiting' : 'library.saved'))
      onClose()
    },
  })
  return (
    <DialogFrame
      title={t('library.edit')}
      confirmLabel={t('library.save')}
      onCancel={onClose}
      onConfirm={() => void form.save()}
    >
      <TextField label={t('library.field.Title')} {...form.text('Title')} />
      {item.Link !== null && (
        <TextField label={t('library.field.Link')} inputMode="url" {...form.text('Link')} />
      )}
      <SaidFields kind={item.Kind} value={form.values} onChange={form.set} />
      {item.Approved && (
        <Text tone="faint" size="small">
          {t('library.edit.again')}
        </Text>
      )}
      {form.failure && (
        <FailureNotice>
          {isConflict(form.error) ? t('library.edit.conflict') : form.failure}
        </FailureNotice>
      )}
    </DialogFrame>
  )
}
