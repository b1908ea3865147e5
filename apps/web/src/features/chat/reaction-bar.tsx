import { REACTIONS } from '@telemachos/contract/chat/states'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { lazyPart, loadToolBar } from '#ui'
import type { ChatLog } from './chat-log.ts'
import type { Conversation, Message } from './chat-types.ts'
import classes from './reactions.module.css'
import { REACTION_SIGNS } from './reactions.ts'
import { useReact } from './use-react.ts'

const ToolBar = lazyPart(loadToolBar)

interface Props {
  readonly message: Message
  readonly conversation: Conversation
  readonly log: ChatLog
  readonly onClose: () => void
}

/** Chooses the person's reaction to a message, beginning at the one that they have: arrows, Enter, Escape. */
export function ReactionBar({ message, conversation, log, onClose }: Props) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const { own, react } = useReact(conversation, message, log)
  useEffect(() => {
    const first =
      frame.current?.querySelector<HTMLElement>('[aria-pressed=true]') ??
      frame.current?.querySelector('button')
    first?.focus({ preventScroll: true })
  }, [])
  function close(): void {
    frame.current?.closest<HTMLElement>('[data-message]')?.focus({ preventScroll: true })
    onClose()
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <div
      ref={frame}
      role="presentation"
      className={classes.barFrame}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      <ToolBar label={t('chat.react.choose')} className={classes.bar}>
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
      </ToolBar>
    </div>
  )
}
