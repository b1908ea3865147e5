import { FailureNotice } from '#layout'
import { useTexts } from '#shared'
import classes from './library.module.css'

/** A file that is not sent, and why. */
export interface RefusedFile {
  readonly name: string
  readonly reason: string
}

/** Names each file that was chosen and is not sent, with the reason; nothing where there is none. */
export function RefusedFiles({ files }: { readonly files: readonly RefusedFile[] }) {
  const { t } = useTexts()
  if (files.length === 0) return null
  return (
    <FailureNotice as="div">
      <p className={classes['refusedHead']}>{t('library.refused', { count: files.length })}</p>
      <ul className={classes['refused']}>
        {files.map(({ name, reason }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Two files may have one name.
          <li key={index}>
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
      </ul>
    </FailureNotice>
  )
}
