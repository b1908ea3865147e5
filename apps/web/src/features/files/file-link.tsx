import { useTexts } from '#shared'
import { fileSize } from './file-size.ts'
import { HeldNote } from './held-note.tsx'
import { addressOfFile, type StoredFile } from './stored-file.ts'
import classes from './uploader.module.css'

interface Props {
  readonly category: string
  readonly file: Pick<StoredFile, 'Name' | 'FileName' | 'Bytes' | 'Held'>
}

/** A file to be saved, with its length; one in which something was found, by its name alone. */
export function FileLink({ category, file }: Props) {
  const { language } = useTexts()
  return (
    <span className={classes.link}>
      {file.Held === 'infected' ? (
        <span dir="auto">{file.FileName}</span>
      ) : (
        <a href={addressOfFile(category, file)} download={file.FileName} dir="auto">
          {file.FileName}
        </a>
      )}{' '}
      <small>{fileSize(file.Bytes, language)}</small> <HeldNote held={file.Held} />
    </span>
  )
}
