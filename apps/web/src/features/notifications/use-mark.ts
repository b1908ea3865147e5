import { useOfferUndo, useTexts, useWrite } from '#shared'
import { showSystemMessage, TOAST_MS } from '#ui'

/** Marks some notices or all; marking many can be taken back. */
export function useMark(projectId: number) {
  const { t } = useTexts()
  const write = useWrite('notifications.markRead')
  const offerUndo = useOfferUndo()
  return function mark(ids: number[] | undefined, read: boolean): void {
    const input = { ProjectId: projectId, Read: read, ...(ids && { Ids: ids }) }
    write.mutate(input, {
      onError: (error) => showSystemMessage(error, t),
      onSuccess: ({ Changed }) => {
        if (ids || Changed.length === 0) return
        const Ids = Changed.slice(0, 100)
        offerUndo({
          done: t('notifications.marked', { count: Changed.length }),
          ms: TOAST_MS.default,
          undo: async () => {
            try {
              await write.mutateAsync({ ProjectId: projectId, Read: false, Ids })
              return true
            } catch (error) {
              showSystemMessage(error, t)
              return false
            }
          },
        })
      },
    })
  }
}
