import { useIdentity, useTexts, ApiError } from '#shared'
import { FileDrop } from '#ui'
import { fileSize } from './file-size.ts'
import type { StoredFile } from './stored-file.ts'
import { tooLarge } from './too-large.ts'
import { UploadList } from './upload-list.tsx'
import classes from './uploader.module.css'
import { useUploads } from './use-uploads.ts'

const USUAL_LARGEST = 50 * 1024 * 1024

interface Props {
  /** Where the files go: the kind, a slash and what of that kind they belong to. */
  readonly category: string
  /** What they are called there. */
  readonly name: string
  /** Media types, `image/*` for every picture; any without. The server reads them from the content. */
  readonly accept?: readonly string[]
  readonly multiple?: boolean
  /** What a file may have at most, in bytes. */
  readonly largest?: number
  /** Whose the files will be; the person’s own without. */
  readonly userId?: number
  /** Hears of the files that have arrived, once all of them have (spec §4). Until it has succeeded they are kept to be told of again. */
  readonly onUploaded: (files: StoredFile[]) => void | Promise<void>
}

/**
 * Takes files by choosing or dropping them, and shows how far each is; each can be cancelled, and sent
 * again where it was refused. What is on its way goes on after a reload or a lost network.
 */
export function Uploader(props: Props) {
  const { category, name, accept = [], multiple = false, onUploaded } = props
  const { largest = USUAL_LARGEST } = props
  const { t, language } = useTexts()
  const { UserId } = useIdentity()
  const refusal = (message: string) => new ApiError(400, { code: 'invalid_input', message })
  const check = ({ size }: File) => {
    if (size === 0) return refusal(t('files.empty'))
    return size > largest ? refusal(tooLarge(size, largest, { t, language })) : undefined
  }
  const uploads = useUploads({
    category,
    name,
    onUploaded,
    check,
    userId: props.userId ?? UserId,
  })
  return (
    <div className={classes.uploader}>
      <FileDrop
        label={t('files.dropHere')}
        accept={accept}
        multiple={multiple}
        button={t(multiple ? 'files.chooseMany' : 'files.choose')}
        text={t(multiple ? 'files.orDropMany' : 'files.orDrop')}
        hint={t('files.limit', { size: fileSize(largest, language) })}
        onFiles={(chosen) => uploads.add(multiple ? chosen : chosen.slice(0, 1))}
      />
      <UploadList uploads={uploads} />
    </div>
  )
}
