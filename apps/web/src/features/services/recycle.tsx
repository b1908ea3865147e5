import { useIdentity, useTexts, useWrite } from '#shared'
import { Button, showSystemMessage, toast } from '#ui'

/** Has all open pages of the project read anew what they hold. */
export function Recycle() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('development.recycle')
  return (
    <Button
      variant="default"
      loading={write.isPending}
      title={t('development.recycle.lead')}
      onClick={() =>
        write.mutate(
          { ProjectId },
          {
            onSuccess: () => toast(t('development.recycled')),
            onError: (error) => showSystemMessage(error, t),
          },
        )
      }
    >
      {t('development.recycle')}
    </Button>
  )
}
