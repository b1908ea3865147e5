import { useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, showSystemMessage, toast } from '#ui'
import { useLabelOf, type Indicator } from './indicator.ts'

/** Takes an indicator out of the project, once the person is sure. */
export function RemoveIndicator({ indicator }: { readonly indicator: Indicator }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const name = useLabelOf()(indicator)
  const write = useWrite('indicators.removeIndicator')
  const remove = async () => {
    const isSure = await askToConfirm({
      title: t('indicators.remove.sure', { name }),
      text: t('indicators.remove.text'),
      confirmLabel: t('indicators.remove'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, Id: indicator.Id },
      {
        onSuccess: () => toast(t('indicators.removed')),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <Button variant="subtle" loading={write.isPending} onClick={() => void remove()}>
      {t('indicators.remove')}
    </Button>
  )
}
