import { FileLink, WithheldNote, addressOfFile } from '#features/files'
import type { Message } from './chat-types.ts'
import classes from './log.module.css'

const PICTURES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

interface Props {
  readonly conversationId: number
  readonly files: Message['Files']
  readonly withheld: Message['Withheld']
}

/** The files of a message: pictures are shown, everything can be saved. */
export function MessageFiles({ conversationId, files, withheld }: Props) {
  const category = `chat/${conversationId}`
  return (
    <>
      {files.length > 0 && (
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.Id}>
              {PICTURES.includes(file.Mime) && file.Held !== 'infected' && (
                <a
                  href={addressOfFile(category, file, 'inline')}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  <img
                    src={addressOfFile(category, file, 'small')}
                    alt={file.FileName}
                    loading="lazy"
                    className={classes.picture}
                  />
                </a>
              )}
              <FileLink category={category} file={file} />
            </li>
          ))}
        </ul>
      )}
      <WithheldNote count={withheld} />
    </>
  )
}
