import { questionsIn, type Clip } from '@telemachos/questionnaire/author/clip'
import { findQuestion } from '@telemachos/questionnaire/author/draft-positions'
import { withoutQuestions } from '@telemachos/questionnaire/author/paste'
import { call } from '#shared'
import { readDraft, writeDraft } from '../wire-draft.ts'

/** Tabs of one browser tell each other here what to remove, and that it is removed. */
const CHANNEL = 'quest-cut'
/** Who has the questionnaire open answers at once. */
const ANSWER_MS = 400

interface CutPasted {
  readonly kind: 'pasted' | 'removed'
  readonly clipId: string
  readonly questId: number
  readonly questionIds: readonly string[]
}

/**
 * Removes what was cut from the questionnaire it comes from, now that it is pasted into another one
 * (spec §4): in the tab that has it open, or else on the server.
 * @throws ApiError where the server refuses; then it is in both.
 */
export async function removeCut(clip: Clip, projectId: number): Promise<void> {
  if (await removedInTab(clip)) return
  const quest = { ProjectId: projectId, QuestId: clip.from.questId }
  const { Draft, Revision } = await call('questionnaires.getDraft', quest)
  const draft = readDraft(Draft)
  const left = withoutQuestions(draft, new Set(idsOf(clip).filter((id) => findQuestion(draft, id))))
  if (left === draft) return
  await call('questionnaires.saveDraft', { ...quest, Revision, Draft: writeDraft(left) })
}

/**
 * Removes what was cut here and pasted in another tab.
 * @param remove false where nothing of it is there. @returns ends it.
 */
export function listenForCuts(
  questId: number,
  remove: (ids: readonly string[]) => boolean,
): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<CutPasted>) => {
    if (data.kind !== 'pasted' || data.questId !== questId) return
    if (remove(data.questionIds)) channel.postMessage({ ...data, kind: 'removed' })
  })
  return () => channel.close()
}

async function removedInTab(clip: Clip): Promise<boolean> {
  const { id, from } = clip
  const channel = new BroadcastChannel(CHANNEL)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  channel.addEventListener('message', ({ data }: MessageEvent<CutPasted>) => {
    if (data.kind === 'removed' && data.clipId === id) resolve(true)
  })
  const pasted: CutPasted = {
    kind: 'pasted',
    clipId: id,
    questId: from.questId,
    questionIds: idsOf(clip),
  }
  channel.postMessage(pasted)
  const timer = setTimeout(() => resolve(false), ANSWER_MS)
  const isRemoved = await promise
  clearTimeout(timer)
  channel.close()
  return isRemoved
}

const idsOf = (clip: Clip): string[] => questionsIn(clip).map(({ Id }) => Id)
