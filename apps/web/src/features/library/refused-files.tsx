import { FailureNotice } from '#layout'
import { useTexts } from '#shared'
import { MOST_FILES } from '#ui'
import classes from './library.module.css'

/** A file that is not sent, and why. */
export interface RefusedFile {
  readonly name: string
  readonly reason: string
}

interface Props {
  readonly files: readonly RefusedFile[]
  /** Whether there were others, of which nothing is known: more than are taken at once. */
  readonly hasMore: boolean
}

/** Names each file that was chosen and is not sent, with the reason; nothing where there is none. */
export function RefusedFiles({ files, hasMore }: Props) {
  const { t } = useTexts()
  if (files.length === 0 && !hasMore) return null
  return (
    <FailureNotice as="div">
      {hasMore && (
        <p className={classes['refusedHead']}>{t('library.mostFiles', { count: MOST_FILES })}</p>
      )}
      {files.length > 0 && (
        <>
          <p className={classes['refusedHead']}>{t('library.refused', { count: files.length })}</p>
          <ul className={classes['refused']}>
            {files.map(({ name, reason }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- Two files may have one name.
              <li key={index}>
                <bdi>{name}</bdi>: {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </FailureNotice>
  )
}
