import { useTexts } from '#shared'
import type { ChatLog } from './chat-log.ts'
import type { Conversation, Message } from './chat-types.ts'
import classes from './reactions.module.css'
import { reactionsIn, REACTION_SIGNS } from './reactions.ts'
import { useNameOf } from './use-name-of.ts'
import { useReact } from './use-react.ts'

interface Props {
  readonly message: Message
  readonly conversation: Conversation
  readonly log: ChatLog
}

/** The reactions to a message: pressed, the person reacts in the same way, or no more. */
export function MessageReactions({ message, conversation, log }: Props) {
  const { t } = useTexts()
  const { own, react } = useReact(conversation, message, log)
  const nameOf = useNameOf(conversation)
  const reactions = reactionsIn(conversation, message)
  if (reactions.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('chat.reactions')}>
      {reactions.map(({ Reaction, UserIds }) => {
        const what = t(`chat.reaction.${Reaction}`)
        const names = UserIds.map(nameOf).join(', ')
        const label = t('chat.reactions.of', { what, count: UserIds.length, names })
        const said = (
          <>
            <span aria-hidden="true">{REACTION_SIGNS[Reaction]}</span>
            <span aria-hidden="true">{UserIds.length}</span>
          </>
        )
        return (
          <li key={Reaction}>
            {conversation.State === 'open' ? (
              <button
                type="button"
                className={classes.chip}
                aria-label={label}
                aria-pressed={Reaction === own}
                title={label}
                onClick={({ currentTarget }) => {
                  // Taken back by the only one, it goes: the message keeps the focus.
                  if (Reaction === own && UserIds.length === 1)
                    currentTarget
                      .closest<HTMLElement>('[data-message]')
                      ?.focus({ preventScroll: true })
                  react(Reaction)
                }}
              >
                {said}
              </button>
            ) : (
              <span className={classes.chip} role="img" aria-label={label} title={label}>
                {said}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
