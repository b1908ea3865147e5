import { IconDots } from '@tabler/icons-react'
import { parentOf } from '@telemachos/contract/library/category-path'
import { useState } from 'react'
import { useMay, useTexts, useWrite } from '#shared'
import { askForText, askToConfirm, Menu, showSystemMessage, toast } from '#ui'
import { downloadArchive } from './archive-download.tsx'
import { FolderDialog } from './folder-dialog.tsx'
import type { Folder } from './item.ts'
import classes from './library.module.css'

/** What can be done with a folder. */
export function FolderMenu({ folder }: { readonly folder: Folder }) {
  const { Name, Title, Items } = folder
  const { t } = useTexts()
  const may = useMay()
  const [isMoving, setMoving] = useState(false)
  const move = useWrite('library.moveFolder')
  const remove = useWrite('library.removeFolder')
  const onError = (error: unknown) => showSystemMessage(error, t)
  const moved = () => toast(t('library.folderMoved'))
  const moveTo = (Into: string, name: string) =>
    move.mutate({ Category: Name, Into, Name: name }, { onSuccess: moved, onError })
  const rename = async () => {
    await askForText({
      title: t('library.folder.rename'),
      label: t('library.folder.name'),
      value: Title,
      confirmLabel: t('library.save'),
      save: async (name) => {
        await move.mutateAsync({ Category: Name, Into: parentOf(Name) ?? '/', Name: name })
        moved()
      },
    })
  }
  const askAndRemove = async () => {
    const isSure = await askToConfirm({
      title: t('library.delete'),
      text: t('library.folder.removeText', { title: Title }),
      confirmLabel: t('library.delete'),
      deletes: true,
    })
    if (!isSure) return
    remove.mutate(
      { Category: Name },
      { onSuccess: () => toast(t('library.folderRemoved')), onError },
    )
  }
  const items = [
    Items > 0 && {
      key: 'archive',
      label: t('library.archive'),
      run: () => void downloadArchive({ Category: Name }, Title, t),
    },
    may('library.moveFolder') && {
      key: 'rename',
      label: t('library.folder.rename'),
      run: () => void rename(),
    },
    may('library.moveFolder') && {
      key: 'move',
      label: t('library.move'),
      run: () => setMoving(true),
    },
    may('library.removeFolder') && {
      key: 'remove',
      label: t('library.delete'),
      run: () => void askAndRemove(),
    },
  ].filter((one) => one !== false)
  if (items.length === 0) return null
  return (
    <>
      <Menu
        button={<IconDots size={20} aria-hidden="true" />}
        label={t('library.menu', { title: Title })}
        className={classes['menu'] ?? ''}
        items={items}
      />
      {isMoving && (
        <FolderDialog
          title={t('library.move.of', { title: Title })}
          confirmLabel={t('library.move')}
          start={parentOf(Name) ?? '/'}
          without={Name}
          onClose={() => setMoving(false)}
          onChosen={(into) => {
            setMoving(false)
            moveTo(into, Title)
          }}
        />
      )}
    </>
  )
}
