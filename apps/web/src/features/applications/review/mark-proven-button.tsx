import { useAskBeforeMany, useIdentity, useTexts, useWrite } from '#shared'
import { Button, showSystemMessage, toast, TOAST_MS } from '#ui'

interface Props {
  readonly ids: readonly number[]
  readonly size?: 'sm'
  readonly onMarked?: () => void
}

/** Has applications count whose applicants staff have reached otherwise. */
export function MarkProvenButton({ ids, size, onMarked = () => {} }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('applications.markProven')
  const askBeforeMany = useAskBeforeMany()
  async function mark(): Promise<void> {
    const confirmed = await askBeforeMany({
      title: t('applications.markProven.confirm'),
      text: t('applications.markProven.text'),
      count: ids.length,
      label: t('applications.moveConfirm.people'),
      isFinal: true,
      confirmLabel: t('applications.markProven'),
    })
    if (confirmed === undefined) return
    try {
      const { Marked } = await write.mutateAsync({ ProjectId, Ids: [...ids] })
      toast(t('applications.markedProven', { count: Marked.length }))
      onMarked()
    } catch (error) {
      showSystemMessage(error, t, TOAST_MS.mailNotice)
    }
  }
  return (
    <Button
      {...(size && { size })}
      variant="default"
      loading={write.isPending}
      onClick={() => void mark()}
    >
      {t('applications.markProven')}
    </Button>
  )
}
