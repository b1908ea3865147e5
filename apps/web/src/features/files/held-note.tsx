import { useTexts } from '#shared'
import type { StoredFile } from './stored-file.ts'
import classes from './uploader.module.css'

interface HeldProps {
  readonly held: StoredFile['Held']
}

/** Says to who uploaded a file that nobody else sees it: it is being checked, or has not passed. */
export function HeldNote({ held }: HeldProps) {
  const { t } = useTexts()
  return held ? (
    <span className={classes.held} data-held={held}>
      {t(`files.held.${held}`)}
    </span>
  ) : null
}

interface WithheldProps {
  readonly count: number | undefined
}

/** Says to others that there are files which they do not see, for the same reasons. */
export function WithheldNote({ count }: WithheldProps) {
  const { t } = useTexts()
  return count ? <p className={classes.withheld}>{t('files.withheld', { count })}</p> : null
}
