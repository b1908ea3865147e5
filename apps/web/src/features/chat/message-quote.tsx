import { useTexts } from '#shared'
import type { Quote } from './chat-types.ts'
import classes from './quote.module.css'
import { quotedWords } from './quotes.ts'

interface Props {
  readonly quote: Quote
  /** Who wrote it. */
  readonly name: string
  /** Goes to the message; without it, the quote is no button. */
  readonly onGo?: (seq: number) => void
}

/** What a message answers: who wrote it, and how it begins. */
export function MessageQuote({ quote, name, onGo }: Props) {
  const { t } = useTexts()
  const text = quotedWords(quote, t)
  if (quote.UserId === null) return <p className={classes.gone}>{text}</p>
  const said = (
    <>
      <strong className={classes.name}>{name}</strong>
      <span className={classes.words} data-gone={quote.Gone || undefined} dir="auto">
        {text}
      </span>
    </>
  )
  if (!onGo) return <div className={classes.quote}>{said}</div>
  return (
    <button type="button" className={classes.quote} onClick={() => onGo(quote.Seq)}>
      <span className="visually-hidden">{t('chat.quote.go')}: </span>
      {said}
    </button>
  )
}
