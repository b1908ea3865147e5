import { useRef } from 'react'
import { Button } from './button.tsx'
import classes from './file-drop.module.css'

export interface FileDropProps {
  /** What the area is called. */
  readonly label: string
  /** Media types that the chooser offers; all without any. */
  readonly accept: readonly string[]
  readonly multiple: boolean
  readonly button: string
  /** Beside the button: that files can be dropped as well. */
  readonly text: string
  readonly hint: string
  readonly onFiles: (files: File[]) => void
}

/** The button of a FileDrop, and what is said beside it. */
export function FileChooser({ accept, multiple, button, text, hint, onFiles }: FileDropProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button variant="default" onClick={() => chooser.current?.click()}>
        {button}
      </Button>
      <span className={classes.text}>{text}</span>
      <small className={classes.hint}>{hint}</small>
    </>
  )
}
