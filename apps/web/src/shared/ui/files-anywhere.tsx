import { useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from '../api/load-part.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { droppedIn, filesIn, type Dropped } from './dropped-files.ts'
import classes from './files-anywhere.module.css'
import type { ReadFiles } from './placed-files.ts'

interface Props {
  /** Whether folders are taken too, with the files in them; `folderOf` says of a file where it stood. */
  readonly withFolders?: boolean
  /** Hears of what could not be read, too, where folders are taken. */
  readonly onFiles: (files: readonly File[], unread: readonly string[]) => void
}

/** Takes files that are dropped anywhere on the page, or pasted, and shows that it does while they hover. */
export function FilesAnywhere({ withFolders = false, onFiles }: Props) {
  const { t } = useTexts()
  const [isOver, setOver] = useState(false)
  const give = useEffectEvent((files: readonly File[], unread: readonly string[] = []) => {
    if (files.length + unread.length > 0) onFiles(files, unread)
  })
  const read = useEffectEvent(async (folders: Dropped['folders']): Promise<ReadFiles> => {
    try {
      const { readLate } = await loadPart(() => import('./read-late.ts'))
      return await readLate(folders, t)
    } catch {
      return { files: [], unread: folders.map(({ name }) => `${name}/`) }
    }
  })
  const take = useEffectEvent(async ({ files, folders }: Dropped) => {
    if (!withFolders || folders.length === 0) return give(files)
    const inner = await read(folders)
    give([...files, ...inner.files], inner.unread)
  })
  useEffect(() => {
    const listening = new AbortController()
    // A picture of the page itself is dragged as a file too.
    let isOwn = false
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      hear: (event: DocumentEventMap[Name]) => void,
    ): void => document.addEventListener(name, hear, { signal: listening.signal })
    on('dragstart', () => (isOwn = true))
    on('dragend', () => (isOwn = false))
    on('dragover', (event) => {
      if (event.defaultPrevented || isOwn || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false)
    })
    on('drop', (event) => {
      setOver(false)
      if (event.defaultPrevented || isOwn || !event.dataTransfer?.types.includes('Files')) return
      // Even of what nobody takes: the browser would leave the page for it.
      event.preventDefault()
      void take(droppedIn(event.dataTransfer))
    })
    on('paste', (event) => {
      const files = isWriting(event.clipboardData) ? [] : filesIn(event.clipboardData)
      if (event.defaultPrevented || files.length === 0) return
      event.preventDefault()
      give(files)
    })
    return () => listening.abort()
  }, [])
  return (
    isOver && (
      <div className={classes.over} aria-hidden="true">
        <p>{t('files.dropHere')}</p>
      </div>
    )
  )
}

/** Whether it is text of a document or a sheet: those bring a picture of it along. */
const isWriting = (data: DataTransfer | null): boolean =>
  ['text/plain', 'text/html'].every((type) => data?.types.includes(type))
