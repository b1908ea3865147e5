import { useState, type ComponentProps, type ReactNode } from 'react'
import { callAddress, useTexts } from '#shared'
import type { Menu } from '#ui'
import { EditDialog } from './edit-dialog.tsx'
import type { Item } from './item.ts'
import { MoveDialog } from './move-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useItemActs } from './use-item-acts.ts'

type Opened = 'edit' | 'move' | 'share' | 'replace' | null

/** What can be done with an item, and the window that one of it has opened. */
export function useItemMenu(
  item: Item,
  onOpen: () => void,
): { readonly items: ComponentProps<typeof Menu>['items']; readonly dialog: ReactNode } {
  const { t } = useTexts()
  const acts = useItemActs()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const items = [
    { key: 'open', label: t('library.open'), run: onOpen },
    item.Link === null &&
      item.Held !== 'infected' && {
        key: 'download',
        label: t('library.download'),
        run: () => location.assign(callAddress('library.downloadItem', { Id: item.Id })),
      },
    item.MayApprove && {
      key: 'approve',
      label: t('library.approve'),
      run: () => void acts.approve(item),
    },
    item.MayShare && { key: 'share', label: t('library.share'), run: () => setOpened('share') },
    item.MayChange && { key: 'edit', label: t('library.edit'), run: () => setOpened('edit') },
    item.MayReplace && {
      key: 'replace',
      label: t('library.newVersion'),
      run: () => setOpened('replace'),
    },
    item.MayChange && { key: 'move', label: t('library.move'), run: () => setOpened('move') },
    item.MayChange && {
      key: 'delete',
      label: t('library.delete'),
      run: () => void acts.remove(item),
    },
  ].filter((one) => one !== false)
  const dialog = (
    <>
      {opened === 'edit' && <EditDialog item={item} onClose={close} />}
      {opened === 'move' && <MoveDialog items={[item]} onClose={close} />}
      {opened === 'share' && <ShareDialog items={[item]} onClose={close} />}
      {opened === 'replace' && (
        <UploadDialog category={item.Category} replaces={item} onClose={close} />
      )}
    </>
  )
  return { items, dialog }
}
