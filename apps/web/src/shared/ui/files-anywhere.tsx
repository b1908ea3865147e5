import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './files-anywhere.module.css'

interface Props {
  readonly onFiles: (files: readonly File[]) => void
}

/** Takes files that are dropped anywhere on the page, or pasted, and shows that it does while they hover. */
export function FilesAnywhere({ onFiles }: Props) {
  const { t } = useTexts()
  const [isOver, setOver] = useState(false)
  const give = useEffectEvent(onFiles)
  useEffect(() => {
    const listening = new AbortController()
    // A picture of the page itself is dragged as a file too.
    let isOwn = false
    const take = (event: Event, files: readonly File[]): void => {
      if (event.defaultPrevented || isOwn || files.length === 0) return
      event.preventDefault()
      give(files)
    }
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
      take(event, filesIn(event.dataTransfer))
    })
    on('paste', (event) => {
      if (!isWriting(event.clipboardData)) take(event, filesIn(event.clipboardData))
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

/** Whether it is text of a document or a sheet: those bring a picture of it along. */
const isWriting = (data: DataTransfer | null): boolean =>
  ['text/plain', 'text/html'].every((type) => data?.types.includes(type))
