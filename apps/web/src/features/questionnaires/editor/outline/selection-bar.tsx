import { Row } from '#layout'
import { useTexts } from '#shared'
import { Button } from '#ui'
import type { Clips } from '../clipboard/use-clips.ts'
import classes from '../editor.module.css'
import type { Selection } from './use-selection.ts'

interface Props {
  readonly selection: Selection
  readonly clips: Clips
  readonly isReadOnly: boolean
}

/** Selecting several questions without keys, and what can be done with them. */
export function SelectionBar({ selection, clips, isReadOnly }: Props) {
  const { t } = useTexts()
  const { ids, isPicking, setPicking } = selection
  const isMany = ids.size > 1
  return (
    <div className={isMany || isPicking ? classes.clip : undefined}>
      {(isMany || isPicking) && <p role="status">{t('questEdit.selected', { count: ids.size })}</p>}
      <Row gap={2} align="center">
        {isMany && (
          <Button variant="light" size="compact-md" onClick={clips.copy}>
            {t('questEdit.copy')}
          </Button>
        )}
        {isMany && !isReadOnly && (
          <Button variant="light" size="compact-md" onClick={clips.cut}>
            {t('questEdit.cutIt')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="compact-md"
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t(isPicking ? 'questEdit.select.end' : 'questEdit.select')}
        </Button>
      </Row>
    </div>
  )
}
