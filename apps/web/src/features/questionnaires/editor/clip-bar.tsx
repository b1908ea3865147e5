import type { Editing } from '@telemachos/questionnaire/author/editing'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import classes from './editor.module.css'

interface Props {
  readonly clip: NonNullable<Editing['clip']>
  readonly onClip: (type: 'paste' | 'cancelClip') => void
}

/** What was copied or cut, to be pasted behind what is chosen, or let go. */
export function ClipBar({ clip: { question, isCut }, onClip }: Props) {
  const { t } = useTexts()
  const name = question.Text.el || t('questEdit.noText')
  return (
    <div className={classes.clip}>
      <p>{t(isCut ? 'questEdit.clip.cut' : 'questEdit.clip.copied', { name })}</p>
      <div className={classes.buttons}>
        <Button variant="light" size="compact-md" onClick={() => onClip('paste')}>
          {t('questEdit.paste')}
        </Button>
        <Button variant="subtle" size="compact-md" onClick={() => onClip('cancelClip')}>
          {t('questEdit.cancelClip')}
        </Button>
      </div>
    </div>
  )
}
