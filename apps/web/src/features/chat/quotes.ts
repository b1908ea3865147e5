import type { useTexts } from '#shared'
import { MAX_QUOTE } from '@telemachos/contract/chat/limits'
import type { Message, Quote } from './chat-types.ts'
import { withoutShared } from './message-parts.ts'

type Translate = ReturnType<typeof useTexts>['t']

/** A message as an answer to it quotes it. */
export const quoteOf = ({ Seq, UserId, Message: text, Files, Deleted }: Message): Quote => ({
  Seq,
  UserId,
  Gone: Deleted,
  Message: Deleted ? '' : Array.from(text).slice(0, MAX_QUOTE).join(''),
  Files: Deleted ? 0 : Files.length,
})

/** The words of what is quoted, or what became of them. */
export function quotedWords({ Message: text, Files, Gone, UserId }: Quote, t: Translate): string {
  if (Gone) return t(UserId === null ? 'chat.quote.unseen' : 'chat.quote.deleted')
  return text === ''
    ? t('chat.line.files', { count: Files })
    : withoutShared(text, t('chat.shared.file'))
}
