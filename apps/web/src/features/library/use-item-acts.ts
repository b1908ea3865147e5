import { useQueryClient } from '@tanstack/react-query'
import { call, isConflict, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { askToConfirm, showSystemMessage, toast, TOAST_MS } from '#ui'
import type { Item } from './item.ts'

/** What is done with an item at once, each with its question and its words. */
export function useItemActs() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const approve = useWrite('library.approve')
  const remove = useWrite('library.deleteItem')
  const favorite = useWrite('library.setFavorite')
  const onError = (error: unknown) => showSystemMessage(error, t)
  const offerUndo = useOfferUndo()
  const restore = async (Id: number): Promise<string | false> => {
    try {
      await call('library.restoreItem', { Id })
      return t('library.restored')
    } catch (error) {
      onError(error)
      return false
    } finally {
      await queries.invalidateQueries()
    }
  }
  async function deleteItem(Id: number): Promise<boolean> {
    try {
      await remove.mutateAsync({ Id })
      offerUndo({ done: t('library.deleted'), undo: () => restore(Id) })
      return true
    } catch (error) {
      onError(error)
      return false
    }
  }
  return {
    isBusy: approve.isPending || remove.isPending,
    /** Approves an item as it is shown: one that has changed meanwhile is shown anew instead. */
    async approve({ Id, Title, Revision }: Item): Promise<void> {
      const isSure = await askToConfirm({ title: t('library.approve.sure'), text: Title })
      if (!isSure) return
      const showAnew = async (error: unknown): Promise<void> => {
        if (!isConflict(error)) return onError(error)
        await queries.invalidateQueries()
        toast(t('library.approve.changed'), { kind: 'failed', ms: TOAST_MS.system })
      }
      approve.mutate(
        { Id, Revision },
        {
          onSuccess: () => toast(t('library.approve.done')),
          onError: (error) => void showAnew(error),
        },
      )
    },
    /** @returns whether it is deleted. */
    async remove({ Id, Title }: Item): Promise<boolean> {
      const isSure = await askToConfirm({
        title: t('library.delete'),
        text: t('library.delete.text', { title: Title }),
        confirmLabel: t('library.delete'),
        deletes: true,
      })
      if (!isSure) return false
      return withUndo(deleteItem(Id))
    },
    toggleFavorite({ Id, IsFavorite }: Item): void {
      favorite.mutate({ ItemId: Id, IsFavorite: !IsFavorite }, { onError })
    },
  }
}
