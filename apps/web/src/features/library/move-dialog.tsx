import { useTexts, useWrite } from '#shared'
import { showSystemMessage, toast } from '#ui'
import { FolderDialog } from './folder-dialog.tsx'
import type { Item } from './item.ts'

interface Props {
  readonly item: Item
  readonly onClose: () => void
}

/** Moves an item to a folder that is asked for. */
export function MoveDialog({ item, onClose }: Props) {
  const { t } = useTexts()
  const move = useWrite('library.moveItems')
  return (
    <FolderDialog
      title={t('library.move.of', { title: item.Title })}
      confirmLabel={t('library.move')}
      start={item.Category}
      onClose={onClose}
      onChosen={(Category) => {
        onClose()
        if (Category === item.Category) return
        move.mutate(
          { Ids: [item.Id], Category },
          {
            onSuccess: () => toast(t('library.moved')),
            onError: (error) => showSystemMessage(error, t),
          },
        )
      }}
    />
  )
}
