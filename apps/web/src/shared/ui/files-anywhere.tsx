import { useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from '../api/load-part.ts'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './files-anywhere.module.css'

interface Props {
  /** Whether folders are taken too, with the files in them; `folderOf` says of a file where it stood. */
  readonly withFolders?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped anywhere on the page, or pasted, and shows that it does while they hover. */
export function FilesAnywhere({ withFolders = false, onFiles }: Props) {
  const { t } = useTexts()
  const [isOver, setOver] = useState(false)
  const give = useEffectEvent(onFiles)
  const giveOf = useEffectEvent(
    async (files: readonly File[], folders: readonly FileSystemEntry[]) => {
      if (!withFolders || folders.length === 0) return files.length > 0 && onFiles(files)
      const { readFolders } = await loadPart(() => import('./read-folders.ts'))
      const inner = await readFolders(folders)
      if (files.length + inner.length > 0) onFiles([...files, ...inner])
    },
  )
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
      void giveOf(filesIn(event.dataTransfer), foldersIn(event.dataTransfer))
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

/** The files among what is dropped or pasted; a folder is none. */
const filesIn = (data: DataTransfer | null): readonly File[] =>
  [...(data?.items ?? [])].flatMap((item) =>
    item.kind === 'file' && item.webkitGetAsEntry()?.isDirectory !== true
      ? (item.getAsFile() ?? [])
      : [],
  )

/** The folders among what is dropped, to be read at once: later nobody may. */
const foldersIn = ({ items }: DataTransfer): readonly FileSystemEntry[] =>
  [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    return entry?.isDirectory ? entry : []
  })

/** Whether it is text of a document or a sheet: those bring a picture of it along. */
const isWriting = (data: DataTransfer | null): boolean =>
  ['text/plain', 'text/html'].every((type) => data?.types.includes(type))
