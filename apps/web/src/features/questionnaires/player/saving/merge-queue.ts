import type { Answer } from '@telemachos/questionnaire/answers'
import {
  openQueue,
  reopenQueue,
  settledGroup,
  type Acknowledged,
  type SaveQueue,
} from '@telemachos/questionnaire/saving/save-queue'
import type { Questionnaire } from '../quest-source.ts'
import type { KeptAnswers } from './kept-answers.ts'

type Stored = Questionnaire['Answers'][string]

/** A stored answer of the wire as the queue knows it. */
export function acknowledgedFrom({ OptionId, Text, Rev }: Stored): Acknowledged {
  return { answer: { optionId: OptionId, text: Text }, rev: Rev }
}

export interface Opened {
  readonly queue: SaveQueue
  readonly drafts: Readonly<Record<number, Answer>>
  /** What was kept here belonged to answers that have been cleared since: it waits for a decision. */
  readonly wasCleared: boolean
}

/**
 * The queue as a page begins with it: the server's answers, and over them what this browser still
 * has to send or to give back. A kept write keeps the revision that it was based on, so that the
 * server can tell a conflict.
 */
export function mergeQueue(
  { Answers, Epoch, Extra }: Pick<Questionnaire, 'Answers' | 'Epoch' | 'Extra'>,
  kept: KeptAnswers | undefined,
  newClientId: string,
): Opened {
  const answers = Object.entries(Answers).map(
    ([key, stored]) => [Number(key.slice(1)), acknowledgedFrom(stored)] as const,
  )
  const isOld = kept !== undefined && kept.queue.epoch !== Epoch
  const queue = openQueue(
    {
      clientId: kept?.queue.clientId ?? newClientId,
      epoch: Epoch,
      worksOffline: Extra.WorksOffline,
    },
    answers,
  )
  if (!kept) return { queue, drafts: {}, wasCleared: false }
  if (isOld) {
    const lost = [...unsentOf(kept)].map(([id, answer]) => {
      const { acknowledged } = queue.groups[id] ?? settledGroup()
      return [
        id,
        { ...settledGroup(acknowledged), rolledBack: { why: 'cleared', answer } },
      ] as const
    })
    const groups = { ...queue.groups, ...Object.fromEntries(lost) }
    return { queue: { ...queue, groups }, drafts: {}, wasCleared: true }
  }
  const waiting = Object.entries(reopenQueue(kept.queue).groups).flatMap(([id, group]) => {
    if (group.waiting) return [[id, { ...group, failures: 0, failingSince: null }] as const]
    const current = queue.groups[Number(id)]
    return group.rolledBack && current
      ? [[id, { ...current, rolledBack: group.rolledBack }] as const]
      : group.rolledBack
        ? [[id, group] as const]
        : []
  })
  return {
    queue: {
      ...queue,
      lastSeq: kept.queue.lastSeq,
      groups: { ...queue.groups, ...Object.fromEntries(waiting) },
    },
    drafts: kept.drafts,
    wasCleared: false,
  }
}

/** What the server does not have of what is kept, by group. */
export function unsentOf({ queue, drafts }: KeptAnswers): Map<number, Answer> {
  const written = Object.entries(queue.groups).flatMap(([id, group]) => {
    const answer = (group.waiting ?? group.underWay)?.answer
    const unsent = group.rolledBack?.answer ?? answer
    return unsent ? [[Number(id), unsent] as const] : []
  })
  const typed = Object.entries(drafts).map(([id, answer]) => [Number(id), answer] as const)
  return new Map([...written, ...typed])
}
