import { Row } from '#layout'
import {
  IconArrowDown,
  IconArrowUp,
  IconColumns2,
  IconCopy,
  IconCut,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react'
import {
  neighbourAbove,
  positionOf,
  stepOf,
} from '@telemachos/questionnaire/author/draft-positions'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import type { Editing } from '@telemachos/questionnaire/author/history'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import type { Clips } from './clipboard/use-clips.ts'
import classes from './editor.module.css'

interface Props {
  readonly state: Editing
  readonly dispatch: (edit: Edit) => void
  readonly clips: Clips
  readonly onRemove: () => void
  readonly isReadOnly: boolean
}

/** What can be done with a question as a whole; all of it has a key in the outline too. */
export function QuestionTools(props: Props & { readonly id: string }) {
  const { state, id, dispatch, clips, onRemove, isReadOnly } = props
  const { draft } = state
  const { t } = useTexts()
  const at = positionOf(draft, id)
  const line = at ? (draft.Sections[at.section]?.Questions[at.line] ?? []) : []
  const above = neighbourAbove(draft, id)
  const copy = (
    <IconButton label={t('questEdit.copy')} onClick={clips.copy}>
      <IconCopy size={18} />
    </IconButton>
  )
  const step = (by: -1 | 1): void => dispatch({ type: 'stepQuestion', id, by })
  if (isReadOnly)
    return (
      <Row gap={1} className={classes.tools}>
        {copy}
      </Row>
    )
  return (
    <Row role="group" aria-label={t('questEdit.tools')} gap={1} className={classes.tools}>
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
      {copy}
      <IconButton label={t('questEdit.cutIt')} onClick={clips.cut}>
        <IconCut size={18} />
      </IconButton>
      <IconButton label={t('questEdit.remove')} onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </Row>
  )
}

/** What can be done with a section. */
export function SectionTools(props: Props & { readonly section: number }) {
  const { state, section, dispatch, clips, onRemove, isReadOnly } = props
  const { t } = useTexts()
  const isEmpty = state.draft.Sections[section]?.Questions.length === 0
  const copy = (
    <IconButton label={t('questEdit.copy')} disabled={isEmpty} onClick={clips.copy}>
      <IconCopy size={18} />
    </IconButton>
  )
  if (isReadOnly)
    return (
      <Row gap={1} className={classes.tools}>
        {copy}
      </Row>
    )
  const last = state.draft.Sections.length - 1
  const step = (by: -1 | 1): void => dispatch({ type: 'moveSection', section, by })
  return (
    <Row role="group" aria-label={t('questEdit.tools.section')} gap={1} className={classes.tools}>
      <Step by={-1} disabled={section === 0} onStep={step} />
      <Step by={1} disabled={section === last} onStep={step} />
      {copy}
      <IconButton label={t('questEdit.cutIt')} disabled={isEmpty} onClick={clips.cut}>
        <IconCut size={18} />
      </IconButton>
      <IconButton label={t('questEdit.remove')} onClick={onRemove}>
        <IconTrash size={18} />
      </IconButton>
    </Row>
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
