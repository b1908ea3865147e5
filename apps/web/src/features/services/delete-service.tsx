import { useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, showSystemMessage, toast } from '#ui'

interface DeleteServiceProps {
  readonly service: { readonly Id: number; readonly Name: string }
  readonly onDeleted: () => void
}

/** Deletes a service, once the person is sure. */
export function DeleteService({ service: { Id, Name }, onDeleted }: DeleteServiceProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('services.deleteService')
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('services.delete.sure', { name: Name }),
      text: t('services.delete.sureText'),
      confirmLabel: t('services.delete'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, Id },
      {
        onSuccess: () => {
          toast(t('services.deleted'))
          onDeleted()
        },
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <Button variant="subtle" loading={write.isPending} onClick={() => void remove()}>
      {t('services.delete')}
    </Button>
  )
}
