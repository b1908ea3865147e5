import { writeClip, type Clip } from '@telemachos/questionnaire/author/clip'
import { copyOf, readingsOf } from '@telemachos/questionnaire/author/copy-question'
import { findQuestion } from '@telemachos/questionnaire/author/draft-places'
import { isFull, MOST_QUESTIONS } from '@telemachos/questionnaire/author/editing'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useIdentity } from '../../../../shared/api/identity.ts'
import { useTexts } from '../../../../shared/i18n/use-texts.ts'
import { announce } from '../../../../shared/ui/announce.ts'
import { toast } from '../../../../shared/ui/toast-store.ts'
import type { WritingModel } from '../use-writing.ts'
import { ClipStore } from './clip-store.ts'
import { listenForCuts, removeCut } from './remove-cut.ts'
import { readFromSystem, writeToSystem } from './system-clipboard.ts'

/** Long enough to read what was pasted reads. */
const READINGS_MS = 10_000

export interface Clips {
  readonly clip: Clip | undefined
  /** The question that is cut here; '' for none. */
  readonly cutId: string
  readonly copy: (id: string) => void
  readonly cut: (id: string) => void
  /** @param text of the system's clipboard, where the browser gives it with the keys. */
  readonly paste: (text?: string) => void
  readonly cancel: () => void
}

/** Copying, cutting and pasting questions, between questionnaires and tabs too (spec §4). */
export function useClips(
  { state, dispatch }: Pick<WritingModel, 'state' | 'dispatch'>,
  questId: number,
  isReadOnly: boolean,
): Clips {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const [store] = useState(() => new ClipStore(localStorage, UserId))
  const clip = useSyncExternalStore(store.listen, store.clip)
  const { draft } = state
  useCutsElsewhere(questId, isReadOnly, { state, dispatch })

  function take(id: string, isCut: boolean): void {
    const question = findQuestion(draft, id)
    if (!question || (isCut && isReadOnly)) return
    const from = { questId, title: draft.Title.el }
    const taken: Clip = { id: crypto.randomUUID(), isCut, question, from }
    store.keep(taken)
    void writeToSystem(writeClip(taken))
    const name = question.Text.el || t('questEdit.noText')
    announce(t(isCut ? 'questEdit.clip.cut' : 'questEdit.clip.copied', { name }))
  }

  function put(pasted: Clip): void {
    const isForeign = pasted.from.questId !== questId
    const isMoved = pasted.isCut && !isForeign && findQuestion(draft, pasted.question.Id)
    if (!isMoved && isFull(draft)) {
      toast(t('questEdit.full', { most: MOST_QUESTIONS }), { kind: 'failed' })
      return
    }
    if (isForeign) tellReadings(pasted)
    else announce(t('questEdit.clip.pasted'))
    dispatch({ type: 'paste', clip: pasted, questId })
    if (!pasted.isCut) return
    store.finish(pasted)
    if (isForeign) void removeFromSource(pasted)
  }

  function tellReadings(pasted: Clip): void {
    const { found, missing } = readingsOf(draft, copyOf(state, pasted, questId))
    const parts = [
      t('questEdit.clip.pastedFrom', { title: pasted.from.title || t('questEdit.noText') }),
      found.length > 0 &&
        t('questEdit.clip.reads', {
          names: found.map(({ model, text }) => `${model} («${text}»)`).join(', '),
        }),
      missing.length > 0 && t('questEdit.clip.missing', { names: missing.join(', ') }),
    ]
    toast(parts.filter(Boolean).join(' '), {
      kind: missing.length > 0 ? 'failed' : 'done',
      ms: READINGS_MS,
    })
  }

  async function removeFromSource(pasted: Clip): Promise<void> {
    try {
      await removeCut(pasted, ProjectId)
    } catch (error) {
      const { title } = pasted.from
      const reason = errorText(error, t)
      toast(t('questEdit.clip.notRemoved', { title, reason }), { kind: 'failed', ms: READINGS_MS })
    }
  }
  return {
    clip,
    cutId: clip?.isCut && clip.from.questId === questId ? clip.question.Id : '',
    copy: (id) => take(id, false),
    cut: (id) => take(id, true),
    paste: (text) => {
      if (isReadOnly) return
      const paste = (one: string): void => {
        const found = store.clipIn(one)
        if (found) put(found)
        else announce(t('questEdit.clip.nothing'))
      }
      if (text === undefined) void readFromSystem().then(paste)
      else paste(text)
    },
    cancel: () => {
      if (!clip) return
      store.finish(clip)
      announce(t('questEdit.clip.cancelled'))
    },
  }
}

/** What was cut here and is pasted elsewhere leaves its place. */
function useCutsElsewhere(
  questId: number,
  isReadOnly: boolean,
  { state, dispatch }: Pick<WritingModel, 'state' | 'dispatch'>,
): void {
  const { t } = useTexts()
  const remove = useEffectEvent((id: string): boolean => {
    const question = findQuestion(state.draft, id)
    if (!question || isReadOnly) return false
    dispatch({ type: 'removeQuestion', id })
    toast(t('questEdit.clip.leftFor', { name: question.Text.el || t('questEdit.noText') }))
    return true
  })
  useEffect(() => listenForCuts(questId, (id) => remove(id)), [questId])
}
