import { useQueryClient } from '@tanstack/react-query'
import { isConflict, useIdentity, useMay, useTexts, useWrite, type ApiError } from '#shared'
import { askToConfirm, Button, showSystemMessage, toast } from '#ui'

interface DeleteDocumentProps {
  readonly id: string
  /** The one on the page: where somebody has written since, nothing is deleted. */
  readonly version: number
  readonly onDeleted: () => void
  /** Somebody has written since: hears of the refusal, which says what is there now. */
  readonly onChanged: (refusal: ApiError) => void
}

/** Deletes a document of the data store, once that is confirmed; for authors alone. */
export function DeleteDocument({ id, version, onDeleted, onChanged }: DeleteDocumentProps) {
  const { t } = useTexts()
  const may = useMay()
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const write = useWrite('data.deleteData')
  if (!may('data.deleteData')) return null
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('data.store.delete.sure', { id }),
      text: t('data.store.delete.text'),
      confirmLabel: t('data.store.delete'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, Id: id, Version: version },
      {
        onSuccess: () => {
          toast(t('data.store.deleted'))
          onDeleted()
        },
        onError: (error) => {
          showSystemMessage(error, t)
          if (!isConflict(error)) return
          onChanged(error)
          void queries.invalidateQueries()
        },
      },
    )
  }
  return (
    <Button variant="subtle" loading={write.isPending} onClick={() => void remove()}>
      {t('data.store.delete')}
    </Button>
  )
}
