import { IconFolderPlus, IconPlus } from '@tabler/icons-react'
import { findQuestion } from '@telemachos/questionnaire/author/draft-places'
import { allQuestions } from '@telemachos/questionnaire/author/new-question'
import type { Edit } from '@telemachos/questionnaire/author/editing'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { announce } from '../../../shared/ui/announce.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast-store.ts'
import { ClipBar } from './clip-bar.tsx'
import { ChosenForm } from './chosen-form.tsx'
import classes from './editor.module.css'
import { Outline } from './outline/outline.tsx'
import type { WritingModel } from './use-writing.ts'

interface Props {
  readonly writing: WritingModel
  readonly isReadOnly: boolean
}

/** What is written on: the outline, and the form of what is chosen in it. */
export function Desk({ writing, isReadOnly }: Props) {
  const { state, dispatch, byPlace } = writing
  const { draft, chosen, clip } = state
  const { t } = useTexts()
  const [newest, setNewest] = useState('')
  const names = useMemo(
    () => allQuestions(draft).map(({ Model, Text }) => ({ model: Model, text: Text.el })),
    [draft],
  )
  const question = chosen.kind === 'question' ? findQuestion(draft, chosen.id) : undefined
  const form = useRef<HTMLDivElement>(null)
  const name = question?.Text.el || t('questEdit.noText')

  /** On a phone the form stands below the outline. */
  function showForm(): void {
    if (matchMedia('(max-width: 56em)').matches) form.current?.scrollIntoView({ block: 'start' })
  }
  function add(action: Edit): void {
    dispatch(action)
    // Each addition has a key of its own: whatever it chooses is new.
    setNewest(`${state.past.length + 1}`)
  }
  function onClip(type: 'copy' | 'cut' | 'paste' | 'cancelClip'): void {
    if (type === 'paste' || type === 'cancelClip') {
      if (!clip) return
      dispatch({ type })
      announce(t(type === 'paste' ? 'questEdit.clip.pasted' : 'questEdit.clip.cancelled'))
    } else if (question) {
      dispatch({ type, id: question.Id })
      announce(t(type === 'cut' ? 'questEdit.clip.cut' : 'questEdit.clip.copied', { name }))
    }
  }
  function remove(): void {
    if (chosen.kind === 'whole') return
    if (chosen.kind === 'section') dispatch({ type: 'removeSection', section: chosen.section })
    else dispatch({ type: 'removeQuestion', id: chosen.id })
    const section = chosen.kind === 'section' ? draft.Sections[chosen.section] : undefined
    toast(t('questEdit.removed', { name: section ? section.Text.el : name }), {
      action: { label: t('questEdit.undoIt'), run: () => dispatch({ type: 'undo' }) },
    })
  }
  return (
    <div className={classes.desk}>
      <aside className={classes.side}>
        {!isReadOnly && (
          <div className={classes.buttons}>
            <Button
              leftSection={<IconPlus size={16} />}
              onClick={() => add({ type: 'addQuestion', questionType: question?.Type ?? 1 })}
            >
              {t('questEdit.addQuestion')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconFolderPlus size={16} />}
              onClick={() => add({ type: 'addSection' })}
            >
              {t('questEdit.addSection')}
            </Button>
          </div>
        )}
        {clip && <ClipBar clip={clip} onClip={onClip} />}
        <Outline
          state={state}
          problems={byPlace}
          dispatch={dispatch}
          onClip={onClip}
          onRemove={remove}
          onPick={showForm}
          isReadOnly={isReadOnly}
        />
      </aside>
      <div ref={form} className={classes.formSide}>
        <ChosenForm
          state={state}
          problems={byPlace}
          names={names}
          dispatch={dispatch}
          onClip={onClip}
          onRemove={remove}
          newest={newest}
          isReadOnly={isReadOnly}
        />
      </div>
    </div>
  )
}
