import { questionsIn, takeFrom, writeClip, type Clip } from '@telemachos/questionnaire/author/clip'
import { copyOf, readingsOf } from '@telemachos/questionnaire/author/copy-question'
import { findQuestion } from '@telemachos/questionnaire/author/draft-positions'
import type { Chosen } from '@telemachos/questionnaire/author/history'
import { MAX_SECTIONS } from '@telemachos/questionnaire/author/edit-sections'
import { hasRoomFor, MAX_QUESTIONS, movedBy } from '@telemachos/questionnaire/author/paste'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { errorText, useIdentity, useTexts } from '#shared'
import { announce, toast } from '#ui'
import type { Selection } from '../outline/use-selection.ts'
import type { WritingModel } from '../use-writing.ts'
import { clipName } from './clip-name.ts'
import { ClipStore } from './clip-store.ts'
import { listenForCuts, removeCut } from './remove-cut.ts'
import { readFromSystem, writeToSystem } from './system-clipboard.ts'

/** Long enough to read what was pasted reads. */
const READINGS_MS = 10_000

export interface Clips {
  readonly clip: Clip | undefined
  /** The questions that are cut here. */
  readonly cutIds: readonly string[]
  /** What is chosen, with the others that are selected. */
  readonly copy: () => void
  readonly cut: () => void
  /** The same with something else than what is chosen. */
  readonly take: (what: Chosen, isCut: boolean) => void
  /** @param text of the system's clipboard, where the browser gives it with the keys. */
  readonly paste: (text?: string) => void
  readonly cancel: () => void
}

interface Options {
  readonly questId: number
  readonly selection: Selection
  readonly isReadOnly: boolean
}

/** Copying, cutting and pasting questions and sections, between questionnaires and tabs too (spec §4). */
export function useClips(
  { state, dispatch }: Pick<WritingModel, 'state' | 'dispatch'>,
  { questId, selection, isReadOnly }: Options,
): Clips {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const [store] = useState(() => new ClipStore(localStorage, UserId))
  const clip = useSyncExternalStore(store.listen, store.clip)
  const { draft } = state
  useCutsElsewhere(questId, isReadOnly, { state, dispatch })

  function take(what: Chosen, isCut: boolean): void {
    const found = takeFrom(draft, what, selection.ids)
    if (!found || (isCut && isReadOnly)) return
    const from = { questId, title: draft.Title.el || draft.Title.en }
    const taken: Clip = { id: crypto.randomUUID(), isCut, ...found, from }
    store.keep(taken)
    void writeToSystem(writeClip(taken))
    const name = clipName(taken, t)
    announce(t(isCut ? 'questEdit.clip.cut' : 'questEdit.clip.copied', { name }))
  }

  function put(pasted: Clip): void {
    const isForeign = pasted.from.questId !== questId
    if (!hasRoomFor(draft, pasted, questId)) {
      const most = { most: MAX_QUESTIONS, sections: MAX_SECTIONS }
      toast(t('questEdit.clip.noRoom', most), { kind: 'failed' })
      return
    }
    if (isForeign) tellReadings(pasted)
    else announce(t('questEdit.clip.pasted'))
    selection.clear()
    dispatch({ type: 'paste', clip: pasted, questId })
    if (!pasted.isCut) return
    store.finish(pasted)
    if (isForeign) void removeFromSource(pasted)
  }

  function tellReadings(pasted: Clip): void {
    const { found, missing } = readingsOf(draft, questionsIn(copyOf(state, pasted, questId)))
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
    cutIds: clip ? movedBy(draft, clip, questId) : [],
    copy: () => take(state.chosen, false),
    cut: () => take(state.chosen, true),
    take,
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
  const remove = useEffectEvent((ids: readonly string[]): boolean => {
    const there = ids.flatMap((id) => findQuestion(state.draft, id) ?? [])
    if (there.length === 0 || isReadOnly) return false
    dispatch({ type: 'removeQuestions', ids: new Set(ids) })
    toast(t('questEdit.clip.leftFor', { name: clipName({ section: null, lines: [there] }, t) }))
    return true
  })
  useEffect(() => listenForCuts(questId, (ids) => remove(ids)), [questId])
}
