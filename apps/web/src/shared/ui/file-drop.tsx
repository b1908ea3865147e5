import { Suspense, useDeferredValue, useRef, type ReactNode } from 'react'
import { useTexts } from '../i18n/use-texts.ts'
import { Button } from './button.tsx'
import { canChooseFolders, chooseFolder } from './choose-folder.ts'
import classes from './file-drop.module.css'
import { lazyPart } from './lazy-part.ts'
import { toast } from './toast-store.ts'
import { useTouched } from './use-touched.ts'

const DropArea = lazyPart(() => import('./library/drop-area.tsx'))

interface FileDropProps {
  /** What the area is called. */
  readonly label: string
  /** Media types that the chooser offers; all without any. */
  readonly accept: readonly string[]
  readonly multiple: boolean
  readonly button: string
  /** Beside the button: that files can be dropped as well. */
  readonly text: string
  readonly hint: string
  /** On the button that chooses a folder; without, folders are not taken. */
  readonly folderButton?: string | undefined
  /** Hears of what could not be read, too, where folders are taken. */
  readonly onFiles: (files: File[], unread: readonly string[]) => void
}

/** What the library's part of it (library/drop-area.tsx) is given. */
export interface DropAreaProps {
  readonly label: string
  readonly withFolders: boolean
  readonly onFiles: FileDropProps['onFiles']
  readonly children: ReactNode
}

/**
 * Takes files that are chosen, dropped or pasted. Until the library is there, which is loaded when
 * somebody begins to use the page, they can be chosen.
 */
export function FileDrop(props: FileDropProps) {
  const { label, accept, multiple, button, text, hint, folderButton, onFiles } = props
  const chooser = useRef<HTMLInputElement>(null)
  const isTouched = useDeferredValue(useTouched())
  const { t } = useTexts()
  const takeFolder = (files: File[]): void => {
    if (files.length > 0) onFiles(files, [])
    else toast(t('files.noneInFolders'), { kind: 'info' })
  }
  const inside = (
    <>
      <Button variant="default" onClick={() => chooser.current?.click()}>
        {button}
      </Button>
      {folderButton !== undefined && canChooseFolders() && (
        <Button variant="default" onClick={() => chooseFolder(takeFolder)}>
          {folderButton}
        </Button>
      )}
      <span className={classes.text}>{text}</span>
      <small className={classes.hint}>{hint}</small>
    </>
  )
  return (
    <>
      {/* Outside of what is replaced: a chooser that is open when the library comes gives its files here. */}
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])], [])
          currentTarget.value = ''
        }}
      />
      <Suspense fallback={<div className={classes.drop}>{inside}</div>}>
        {isTouched ? (
          <DropArea label={label} withFolders={folderButton !== undefined} onFiles={onFiles}>
            {inside}
          </DropArea>
        ) : (
          <div className={classes.drop}>{inside}</div>
        )}
      </Suspense>
    </>
  )
}
