import { useQueryClient } from '@tanstack/react-query'
import { call, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { askToConfirm, showSystemMessage, toast } from '#ui'
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
    async approve({ Id, Title }: Item): Promise<void> {
      const isSure = await askToConfirm({ title: t('library.approve.sure'), text: Title })
      if (!isSure) return
      approve.mutate({ Id }, { onSuccess: () => toast(t('library.approve.done')), onError })
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
