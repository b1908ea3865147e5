import { checkDraft } from '@telemachos/questionnaire/author/check-draft'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { tidyDraft } from '@telemachos/questionnaire/author/draft-positions'
import { edit, startEditing } from '@telemachos/questionnaire/author/editing'
import {
  useDeferredValue,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  call,
  service,
  useIdentity,
  useSaveShortcut,
  type CallOutput,
  DocumentDraft,
} from '#shared'
import { readDraft, writeDraft } from './wire-draft.ts'

export type Loaded = CallOutput<'questionnaires.getDraft'>

/** A draft being written: what it has become, what is wrong with it, and how it stands saved. */
export function useWriting(loaded: Loaded) {
  const { ProjectId } = useIdentity()
  const { QuestId, CanEdit } = loaded
  const [state, dispatch] = useReducer(edit, readDraft(loaded.Draft), startEditing)
  const [saver] = useState(
    () =>
      new DocumentDraft({
        document: state.draft,
        revision: loaded.Revision,
        at: loaded.SavedAt,
        by: loaded.SavedBy,
        send: (draft, Revision, idempotencyKey) =>
          call(
            'questionnaires.saveDraft',
            { ProjectId, QuestId, Revision, Draft: writeDraft(tidyDraft(draft)) },
            { idempotencyKey },
          ),
      }),
  )
  const saving = useSyncExternalStore(saver.listen, saver.state)
  useEffect(() => {
    if (CanEdit) saver.change(state.draft)
  }, [saver, state.draft, CanEdit])
  useEffect(() => service.whenBack(() => void saver.save()), [saver])
  // What is left when nobody looks any more is sent.
  useEffect(() => () => void saver.save(), [saver])
  useSaveShortcut(() => void saver.save())
  const rested = useDeferredValue(state.draft)
  const problems = useMemo(() => checkDraft(tidyDraft(rested)), [rested])
  const byPlace = useMemo(() => Map.groupBy(problems, ({ at }) => at), [problems])
  return { state, dispatch, saver, saving, problems, byPlace }
}

export type WritingModel = ReturnType<typeof useWriting>
export type ProblemsByPlace = ReadonlyMap<string, readonly DraftProblem[]>
