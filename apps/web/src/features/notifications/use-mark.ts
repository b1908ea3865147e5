import { useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { showSystemMessage, TOAST_MS } from '#ui'

/** Marks some notices or all; marking many can be taken back. */
export function useMark(projectId: number) {
  const { t } = useTexts()
  const write = useWrite('notifications.markRead')
  const offerUndo = useOfferUndo()
  function offer(changed: readonly number[]): void {
    const Ids = changed.slice(0, 100)
    offerUndo({
      done: t('notifications.marked', { count: changed.length }),
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
  }
  return function mark(ids: number[] | undefined, read: boolean): void {
    const input = { ProjectId: projectId, Read: read, ...(ids && { Ids: ids }) }
    const marking = write.mutateAsync(input).then(
      ({ Changed }) => {
        if (!ids && Changed.length > 0) offer(Changed)
      },
      (error: unknown) => showSystemMessage(error, t),
    )
    void (ids ? marking : withUndo(marking))
  }
}
