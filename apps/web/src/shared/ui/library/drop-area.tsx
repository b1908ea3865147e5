import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropZone } from 'react-aria-components/DropZone'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from '../file-drop.module.css'
import { isOfSystem, MOST_FILES, placeFile } from '../placed-files.ts'
import type { DropAreaProps } from '../file-drop.tsx'

/** The library's part of a FileDrop (file-drop.tsx): files are dropped, or pasted from the keyboard. */
export default function DropArea({ label, withFolders, onFiles, children }: DropAreaProps) {
  const { language } = useTexts()
  return (
    <I18nProvider locale={language}>
      <DropZone
        className={classes.drop ?? ''}
        aria-label={label}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const dropped = items.filter(({ kind }) => withFolders || kind === 'file')
          void readItems(dropped).then(onFiles)
        }}
      >
        {children}
      </DropZone>
    </I18nProvider>
  )
}

/** The files that are dropped and those in folders, each with where it stood, one more than are taken. */
async function readItems(items: readonly DropItem[]): Promise<File[]> {
  const files: File[] = []
  const visit = async (item: DropItem, folder: string): Promise<void> => {
    if (files.length > MOST_FILES || item.kind === 'text') return
    if (item.kind === 'file') {
      if (folder === '' || !isOfSystem(item.name))
        files.push(placeFile(await item.getFile(), folder))
      return
    }
    const path = folder === '' ? item.name : `${folder}/${item.name}`
    for await (const inner of item.getEntries()) await visit(inner, path)
  }
  for (const item of items) await visit(item, '')
  return files
}
