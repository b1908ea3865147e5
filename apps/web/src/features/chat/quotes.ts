import type { useTexts } from '#shared'
import { MAX_QUOTE } from '@telemachos/contract/chat/limits'
import type { Message, Quote } from './chat-types.ts'
import { withoutShared } from './message-parts.ts'

type Translate = ReturnType<typeof useTexts>['t']

/** A message as an answer to it quotes it; of files that are withheld, that there are some. */
export const quoteOf = ({
  Seq,
  UserId,
  Message: text,
  Files,
  Withheld = 0,
  Deleted,
}: Message): Quote => ({
  Seq,
  UserId,
  Gone: Deleted,
  Message: Deleted ? '' : Array.from(text).slice(0, MAX_QUOTE).join(''),
  Files: Deleted ? 0 : Files.length + Withheld,
})

/** A quote as the message is now, where the page has that. */
export function quoteNow(quote: Quote, messages: readonly Message[] = []): Quote {
  const message = messages.find(({ Seq }) => Seq === quote.Seq)
  return message ? quoteOf(message) : quote
}

/** The words of what is quoted, or what became of them. */
export function quotedWords({ Message: text, Files, Gone, UserId }: Quote, t: Translate): string {
  if (Gone) return t(UserId === null ? 'chat.quote.unseen' : 'chat.quote.deleted')
  if (text !== '') return withoutShared(text, t('chat.shared.file'))
  // Without either, what it says is not known yet.
  return Files > 0 ? t('chat.line.files', { count: Files }) : '…'
}
