import { useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { DropZone } from 'react-aria-components/DropZone'
import type { DropItem } from 'react-aria-components/useDragAndDrop'
import { useTexts } from '../../i18n/use-texts.ts'
import { droppedIn, type Dropped } from '../dropped-files.ts'
import classes from '../file-drop.module.css'
import type { DropAreaProps } from '../file-drop.tsx'
import { itemOf, readAloud } from '../read-folders.ts'

/** The library's part of a FileDrop (file-drop.tsx): files are dropped, or pasted from the keyboard. */
export default function DropArea({ label, withFolders, onFiles, children }: DropAreaProps) {
  const { t, language } = useTexts()
  const zone = useRef<HTMLDivElement>(null)
  /** What the browser says of a drop: what the library says of a folder ends with the first unread file. */
  const dropped = useRef<Dropped>(undefined)
  useEffect(() => {
    const listening = new AbortController()
    const note = ({ dataTransfer }: DragEvent): void => {
      dropped.current = dataTransfer ? droppedIn(dataTransfer) : undefined
    }
    zone.current?.addEventListener('drop', note, { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  async function take(items: readonly DropItem[]): Promise<void> {
    const { files = [], folders } = dropped.current ?? {}
    dropped.current = undefined
    const inner = folders?.map(itemOf) ?? items.filter((item) => item.kind !== 'text')
    const read = await readAloud(
      inner.filter(({ kind }) => withFolders || kind === 'file'),
      t,
    )
    const all = [...files, ...read.files]
    if (all.length + read.unread.length > 0) onFiles(all, read.unread)
  }
  return (
    <I18nProvider locale={language}>
      <DropZone
        ref={zone}
        className={classes.drop ?? ''}
        aria-label={label}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => void take(items)}
      >
        {children}
      </DropZone>
    </I18nProvider>
  )
}
