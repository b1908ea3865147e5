import { Row, Stack, Text } from '#layout'
import { IconFolderPlus, IconListDetails, IconPlus } from '@tabler/icons-react'
import { findQuestion } from '@telemachos/questionnaire/author/draft-positions'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { MAX_SECTIONS } from '@telemachos/questionnaire/author/edit-sections'
import type { Chosen } from '@telemachos/questionnaire/author/history'
import { mentionsOf } from '@telemachos/questionnaire/author/mentions'
import { isFull, MAX_QUESTIONS, roomIn } from '@telemachos/questionnaire/author/paste'
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { Button, toast } from '#ui'
import { ClipBar } from './clipboard/clip-bar.tsx'
import { useClips } from './clipboard/use-clips.ts'
import { ChosenForm } from './chosen-form.tsx'
import classes from './editor.module.css'
import { namesOf } from './forms/completions.ts'
import { LinesDialog } from './lines-dialog.tsx'
import { mentionNames } from './names/mention-name.ts'
import { Outline } from './outline/outline.tsx'
import { SelectionBar } from './outline/selection-bar.tsx'
import { useSelection } from './outline/use-selection.ts'
import { useAskQuestRemoval } from './removal/use-ask-quest-removal.ts'
import type { WritingModel } from './use-writing.ts'

interface Props {
  readonly writing: WritingModel
  readonly questId: number
  readonly isReadOnly: boolean
}

/** Long enough to read who still reads what is gone. */
const READ_MS = 10_000

/** What is written on: the outline, and the form of what is chosen in it. */
export function Workspace({ writing, questId, isReadOnly }: Props) {
  const { state, dispatch, byPlace } = writing
  const { draft, chosen } = state
  const { t } = useTexts()
  const ask = useAskQuestRemoval()
  const selection = useSelection()
  const clips = useClips(writing, { questId, selection, isReadOnly })
  const [newest, setNewest] = useState('')
  const names = useMemo(() => namesOf(draft), [draft])
  const question = chosen.kind === 'question' ? findQuestion(draft, chosen.id) : undefined
  const form = useRef<HTMLDivElement>(null)
  const [isPasting, setPasting] = useState(false)

  /** On a phone the form stands below the outline. */
  const showForm = useCallback((): void => {
    if (matchMedia('(max-width: 56em)').matches) form.current?.scrollIntoView({ block: 'start' })
  }, [])
  function add(action: Edit): void {
    dispatch(action)
    // Each addition has a key of its own: whatever it chooses is new.
    setNewest(`${state.past.length + 1}`)
  }
  /** Ctrl+Enter, wherever in the form of a question: the next one, of the same type. */
  function onFormKey(event: KeyboardEvent): void {
    const isNext = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isNext || isReadOnly || !question || isFull(draft)) return
    event.preventDefault()
    add({ type: 'addQuestion', questionType: question.Type })
  }
  async function remove(what: Chosen): Promise<void> {
    if (what.kind === 'whole') return
    const section = what.kind === 'section' ? draft.Sections[what.section] : undefined
    const single = what.kind === 'question' ? findQuestion(draft, what.id) : undefined
    const gone = section ? section.Questions.flat() : single ? [single] : []
    const ids = new Set(gone.map(({ Id }) => Id))
    const reading = mentionsOf(
      draft,
      gone.map(({ Model }) => Model),
    ).filter(
      ({ of, id }) =>
        !ids.has(id) &&
        !(of === 'section' && what.kind === 'section' && Number(id) === what.section),
    )
    const name =
      (section ?? single)?.Text.el || (section ?? single)?.Text.en || t('questEdit.noText')
    const conditions = reading.length
    if (ids.size > 0 && !(await ask({ questId, name, questions: [...ids], conditions }))) return
    if (what.kind === 'section') dispatch({ type: 'removeSection', section: what.section })
    else dispatch({ type: 'removeQuestion', id: what.id })
    const action = { label: t('ui.undo'), run: () => dispatch({ type: 'undo' }) }
    if (reading.length === 0) toast(t('questEdit.removed', { name }), { action })
    else {
      const places = mentionNames(reading, t)
      toast(t('questEdit.removed.read', { name, places }), { kind: 'info', ms: READ_MS, action })
    }
  }
  return (
    <div className={classes.desk}>
      <Stack as="aside" gap={3} className={classes.side}>
        {!isReadOnly && (
          <Row gap={2} align="center">
            <Button
              leftSection={<IconPlus size={16} />}
              disabled={isFull(draft)}
              onClick={() => add({ type: 'addQuestion', questionType: question?.Type ?? 1 })}
            >
              {t('questEdit.addQuestion')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconListDetails size={16} />}
              disabled={isFull(draft)}
              onClick={() => setPasting(true)}
            >
              {t('questEdit.lines')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFolderPlus size={16} />}
              disabled={draft.Sections.length >= MAX_SECTIONS}
              onClick={() => add({ type: 'addSection' })}
            >
              {t('questEdit.addSection')}
            </Button>
          </Row>
        )}
        {isFull(draft) && <Text tone="faint">{t('questEdit.full', { most: MAX_QUESTIONS })}</Text>}
        <ClipBar clips={clips} questId={questId} isReadOnly={isReadOnly} />
        <Outline
          state={state}
          problems={byPlace}
          dispatch={dispatch}
          clips={clips}
          selection={selection}
          onRemove={(what) => void remove(what)}
          onPick={showForm}
          isReadOnly={isReadOnly}
        />
        <SelectionBar selection={selection} clips={clips} isReadOnly={isReadOnly} />
      </Stack>
      {isPasting && (
        <LinesDialog
          room={roomIn(draft)}
          onAdd={(questions, questionType) =>
            dispatch({ type: 'addQuestions', questions, questionType })
          }
          onClose={() => setPasting(false)}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The key of its fields. */}
      <div ref={form} className={classes.formSide} onKeyDown={onFormKey}>
        <ChosenForm
          state={state}
          problems={byPlace}
          names={names}
          dispatch={dispatch}
          clips={clips}
          onRemove={() => void remove(chosen)}
          newest={newest}
          isReadOnly={isReadOnly}
        />
      </div>
    </div>
  )
}
