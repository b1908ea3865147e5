import { Row, Text } from '#layout'
import { useTexts } from '#shared'
import { Button } from '#ui'
import classes from '../editor.module.css'
import { clipName } from './clip-name.ts'
import type { Clips } from './use-clips.ts'

interface Props {
  readonly clips: Clips
  readonly questId: number
  readonly isReadOnly: boolean
}

/** What was copied or cut, here or elsewhere, to be pasted behind what is chosen, or let go. */
export function ClipBar({ clips: { clip, paste, cancel }, questId, isReadOnly }: Props) {
  const { t } = useTexts()
  if (!clip) return null
  const name = clipName(clip, t)
  return (
    <div className={classes.clip}>
      <p>{t(clip.isCut ? 'questEdit.clip.cut' : 'questEdit.clip.copied', { name })}</p>
      {clip.from.questId !== questId && (
        <Text tone="faint">
          {t('questEdit.clip.from', { title: clip.from.title || t('questEdit.noText') })}
        </Text>
      )}
      <Row gap={2} align="center">
        {!isReadOnly && (
          <Button variant="light" size="compact-md" onClick={() => paste()}>
            {t('questEdit.paste')}
          </Button>
        )}
        <Button variant="subtle" size="compact-md" onClick={cancel}>
          {t('questEdit.cancelClip')}
        </Button>
      </Row>
    </div>
  )
}
