import { useTexts, useWrite } from '#shared'
import { showSystemMessage, toast } from '#ui'
import { FolderDialog } from './folder-dialog.tsx'
import type { Item } from './item.ts'

interface Props {
  readonly items: readonly Item[]
  readonly onClose: () => void
  readonly onMoved?: () => void
}

/** Moves items to a folder that is asked for. */
export function MoveDialog({ items, onClose, onMoved }: Props) {
  const { t } = useTexts()
  const move = useWrite('library.moveItems')
  const [first] = items
  const isOne = items.length === 1
  const title = isOne && first ? first.Title : t('library.many.title', { count: items.length })
  async function moveTo(Category: string): Promise<void> {
    const Ids = items.filter((item) => item.Category !== Category).map(({ Id }) => Id)
    if (Ids.length === 0) return
    try {
      await move.mutateAsync({ Ids, Category })
      toast(isOne ? t('library.moved') : t('library.many.moved', { count: Ids.length }))
      onMoved?.()
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <FolderDialog
      title={t('library.move.of', { title })}
      confirmLabel={t('library.move')}
      start={first?.Category ?? '/'}
      onClose={onClose}
      onChosen={(Category) => {
        onClose()
        void moveTo(Category)
      }}
    />
  )
}
