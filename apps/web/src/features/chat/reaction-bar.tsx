import { REACTIONS } from '@telemachos/contract/chat/states'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import type { ChatLog } from './chat-log.ts'
import type { Conversation, Message } from './chat-types.ts'
import classes from './reactions.module.css'
import { REACTION_SIGNS } from './reactions.ts'
import { useReact } from './use-react.ts'

interface Props {
  readonly message: Message
  readonly conversation: Conversation
  readonly log: ChatLog
  readonly onClose: () => void
}

/** Chooses what the person feels about a message: arrows, Enter, Escape. */
export function ReactionBar({ message, conversation, log, onClose }: Props) {
  const { t } = useTexts()
  const bar = useRef<HTMLDivElement>(null)
  const { own, react } = useReact(conversation, message, log)
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])]
  useEffect(() => buttons()[0]?.focus({ preventScroll: true }), [])
  function close(): void {
    bar.current?.closest<HTMLElement>('[data-message]')?.focus({ preventScroll: true })
    onClose()
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) return close()
    const all = buttons()
    const at = all.findIndex((button) => button === document.activeElement)
    all.at((at + step) % all.length)?.focus()
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('chat.react.choose')}
      className={classes.bar}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      {REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          className={classes.choice}
          aria-label={t(`chat.reaction.${reaction}`)}
          title={t(`chat.reaction.${reaction}`)}
          aria-pressed={reaction === own}
          onClick={() => {
            react(reaction)
            close()
          }}
        >
          {REACTION_SIGNS[reaction]}
        </button>
      ))}
    </div>
  )
}
