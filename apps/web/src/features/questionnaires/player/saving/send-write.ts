import type { DueWrite, SaveQueue } from '@telemachos/questionnaire/saving/save-queue'
import { call, type CallOutput } from '#shared'

export type Saved = CallOutput<'questionnaires.answerOpen'>

/** A write that has not been answered by then is taken for lost. */
const TIMEOUT_MS = 10_000

/**
 * Sends one write of the queue.
 * @param keepalive whether it goes on when the page is left.
 * @throws ApiError when it is refused or does not get through; DOMException after 10 s.
 */
export function sendWrite(
  answerSetId: number,
  { epoch, clientId }: SaveQueue,
  { groupId, write: { opId, seq, answer }, baseRev }: DueWrite,
  keepalive: boolean,
): Promise<Saved> {
  const operation = {
    AnswerSetId: answerSetId,
    GroupId: groupId,
    Epoch: epoch,
    OpId: opId,
    ClientId: clientId,
    Seq: seq,
    BaseRev: baseRev,
  }
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), keepalive }
  return answer.text === null
    ? call('questionnaires.answerClosed', { ...operation, OptionId: answer.optionId }, options)
    : call('questionnaires.answerOpen', { ...operation, Text: answer.text }, options)
}
