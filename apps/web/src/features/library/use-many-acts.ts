import { useQueryClient } from '@tanstack/react-query'
import { call, useOfferUndo, useTexts, useWrite, withUndo } from '#shared'
import { askToConfirm, showSystemMessage } from '#ui'
import type { Item } from './item.ts'

/** So many titles a question names. */
const NAMED = 5

/** What is done with several items at once. */
export function useManyActs() {
  const { t } = useTexts()
  const queries = useQueryClient()
  const deleting = useWrite('library.deleteItems')
  const offerUndo = useOfferUndo()
  const onError = (error: unknown) => showSystemMessage(error, t)
  const restore = async (Ids: number[]): Promise<string | false> => {
    try {
      await call('library.restoreItems', { Ids })
      return t('library.many.restored', { count: Ids.length })
    } catch (error) {
      onError(error)
      return false
    } finally {
      await queries.invalidateQueries()
    }
  }
  async function deleteItems(Ids: number[]): Promise<boolean> {
    try {
      await deleting.mutateAsync({ Ids })
      const done = t('library.many.deleted', { count: Ids.length })
      offerUndo({ done, undo: () => restore(Ids) })
      return true
    } catch (error) {
      onError(error)
      return false
    }
  }
  return {
    isBusy: deleting.isPending,
    /** @returns whether they are deleted. */
    async remove(items: readonly Item[]): Promise<boolean> {
      const titles = items.slice(0, NAMED).map(({ Title }) => `«${Title}»`)
      const named = titles.join(', ') + (items.length > NAMED ? ' …' : '')
      const isSure = await askToConfirm({
        title: t('library.delete'),
        text: `${t('library.many.deleteText', { count: items.length })} ${named}`,
        confirmLabel: t('library.delete'),
        deletes: true,
      })
      return isSure && withUndo(deleteItems(items.map(({ Id }) => Id)))
    },
  }
}
