import { Text } from '#layout'
import { useTexts } from '#shared'
import classes from './library.module.css'

interface Props {
  readonly title: string
  readonly upload: { readonly progress: number; readonly isHeldUp: boolean }
}

/** How far a file on its way is. */
export function UploadProgress({ title, upload: { progress, isHeldUp } }: Props) {
  const { t } = useTexts()
  const state = isHeldUp ? 'files.heldUp' : progress === 1 ? 'files.checking' : 'files.sending'
  return (
    <div role="status">
      <progress
        aria-label={t('files.progress', { name: title })}
        value={progress}
        max={1}
        className={classes['progress']}
      />
      <Text size="small" tone="faint">
        {t(state)}
      </Text>
    </div>
  )
}
