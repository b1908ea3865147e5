import { useTexts } from '../i18n/use-texts.ts'
import { fileSize } from './file-size.ts'
import { addressOfFile, type StoredFile } from './stored-file.ts'
import classes from './uploader.module.css'

interface Props {
  readonly category: string
  readonly file: Pick<StoredFile, 'Name' | 'FileName' | 'Bytes'>
}

/** A file to be saved, with its length. */
export function FileLink({ category, file }: Props) {
  const { language } = useTexts()
  return (
    <span className={classes.link}>
      <a href={addressOfFile(category, file)} download={file.FileName} dir="auto">
        {file.FileName}
      </a>{' '}
      <small>{fileSize(file.Bytes, language)}</small>
    </span>
  )
}
