import {
  IconArrowDown,
  IconArrowUp,
  IconColumns2,
  IconCopy,
  IconCut,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react'
import { neighbourAbove, placeOf, stepOf } from '@telemachos/questionnaire/author/draft-places'
import type { Edit, Editing } from '@telemachos/questionnaire/author/editing'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import classes from './editor.module.css'

interface Props {
  readonly state: Editing
  readonly dispatch: (edit: Edit) => void
  readonly onClip: (type: 'copy' | 'cut') => void
  readonly onRemove: () => void
}

/** What can be done with a question as a whole; all of it has a key in the outline too. */
export function QuestionTools(props: Props & { readonly id: string }) {
  const { state, id, dispatch, onClip, onRemove } = props
  const { draft } = state
  const { t } = useTexts()
  const at = placeOf(draft, id)
  const line = at ? (draft.Sections[at.section]?.Questions[at.line] ?? []) : []
  const above = neighbourAbove(draft, id)
  return (
    <div role="group" aria-label={t('questEdit.tools')} className={classes.tools}>
      <Step by={-1} disabled={!stepOf(draft, id, -1)} onStep={step} />
      <Step by={1} disabled={!stepOf(draft, id, 1)} onStep={step} />
      {line.length > 1 ? (
        <IconButton label={t('questEdit.ownLine')} onClick={() => step(1)}>
          <IconRowInsertBottom size={18} />
        </IconButton>
      ) : (
        <IconButton
          label={t('questEdit.beside')}
          disabled={above === undefined}
          onClick={() =>
            above !== undefined && dispatch({ type: 'moveQuestion', id, target: { beside: above } })
          }
        >
          <IconColumns2 size={18} />
        </IconButton>
      )}
      <IconButton label={t('questEdit.copy')} onClick={() => onClip('copy')}>
        <IconCopy size={18} />
      </IconButton>
      <IconButton label={t('questEdit.cutIt')} onClick={() => onClip('cut')}>
        <IconCut size={18} />
      </IconButton>
      <IconButton label={t('questEdit.remove')} onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </div>
  )
  function step(by: -1 | 1): void {
    dispatch({ type: 'stepQuestion', id, by })
  }
}

/** What can be done with a section. */
export function SectionTools(props: Props & { readonly section: number }) {
  const { state, section, dispatch, onRemove } = props
  const { t } = useTexts()
  const last = state.draft.Sections.length - 1
  const step = (by: -1 | 1): void => dispatch({ type: 'moveSection', section, by })
  return (
    <div role="group" aria-label={t('questEdit.tools.section')} className={classes.tools}>
      <Step by={-1} disabled={section === 0} onStep={step} />
      <Step by={1} disabled={section === last} onStep={step} />
      <IconButton label={t('questEdit.remove')} onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </div>
  )
}

interface StepProps {
  readonly by: -1 | 1
  readonly disabled: boolean
  readonly onStep: (by: -1 | 1) => void
}

function Step({ by, disabled, onStep }: StepProps) {
  const { t } = useTexts()
  return (
    <IconButton
      label={t(by < 0 ? 'questEdit.up' : 'questEdit.down')}
      disabled={disabled}
      onClick={() => onStep(by)}
    >
      {by < 0 ? <IconArrowUp size={18} /> : <IconArrowDown size={18} />}
    </IconButton>
  )
}
