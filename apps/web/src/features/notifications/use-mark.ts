import { useTexts, useWrite } from '#shared'
import { showSystemMessage, toast } from '#ui'

/** Marks some notices or all; marking many can be taken back. */
export function useMark(projectId: number) {
  const { t } = useTexts()
  const write = useWrite('notifications.markRead')
  return function mark(ids: number[] | undefined, read: boolean): void {
    const input = { ProjectId: projectId, Read: read, ...(ids && { Ids: ids }) }
    write.mutate(input, {
      onError: (error) => showSystemMessage(error, t),
      onSuccess: ({ Changed }) => {
        if (ids || Changed.length === 0) return
        const undone = Changed.slice(0, 100)
        toast(t('notifications.marked', { count: Changed.length }), {
          action: { label: t('notifications.undo'), run: () => mark(undone, false) },
        })
      },
    })
  }
}
