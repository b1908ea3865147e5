import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { FOUND_PAGE } from '@telemachos/contract/chat/limits'
import { useState } from 'react'
import { Stack } from '#layout'
import { call, useCall, useIdentity, useProjectPath, useTexts, type CallOutput } from '#shared'
import { Button, EmptyState, Loadable, showSystemMessage } from '#ui'
import classes from './chat.module.css'
import { foundWords } from './found-words.ts'
import { withoutShared } from './message-parts.ts'

type Found = CallOutput<'chat.searchMessages'>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** When what the address names was asked for, so that it can be asked for again. In milliseconds. */
    readonly asked?: number
  }
}

/** The messages in which the words of a search are. */
export function FoundMessages({ search }: { readonly search: string }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const query = useCall('chat.searchMessages', { ProjectId, Search: search })
  const [more, setMore] = useState<Found>([])
  const [isBusy, setBusy] = useState(false)
  async function loadMore(last: Found[number]): Promise<void> {
    setBusy(true)
    try {
      const input = { ProjectId, Search: search, Before: last.Time }
      const next = await call('chat.searchMessages', input)
      setMore((before) => [...before, ...next])
    } catch (error) {
      showSystemMessage(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Loadable query={query}>
      {(first) => {
        const all = [...first, ...more]
        const last = all.at(-1)
        if (!last)
          return <EmptyState title={t('chat.found.none')} text={t('chat.found.noneText')} />
        return (
          <Stack gap={3}>
            <ul className={classes.list} aria-label={t('chat.found')}>
              {all.map((found) => (
                <FoundLine
                  key={`${found.ConversationId} ${found.Seq}`}
                  found={found}
                  search={search}
                />
              ))}
            </ul>
            {all.length % FOUND_PAGE === 0 && (
              <Button variant="default" loading={isBusy} onClick={() => void loadMore(last)}>
                {t('chat.found.more')}
              </Button>
            )}
          </Stack>
        )
      }}
    </Loadable>
  )
}

interface LineProps {
  readonly found: Found[number]
  readonly search: string
}

function FoundLine({ found, search }: LineProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const here = useRouterState({ select: ({ location }) => location })
  const pathTo = useProjectPath()
  const { ConversationId, Seq, Title, User, Message, Time } = found
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        onClick={() => {
          const to = pathTo(pathOf('chat.conversation', { id: ConversationId }))
          const hash = `m${Seq}`
          // Chosen once more, it is gone to once more: for the router it would be where it is already.
          const replace = here.pathname === to && here.hash === hash
          void navigate({ to, hash, replace, state: (state) => ({ ...state, asked: Date.now() }) })
        }}
      >
        <span className={classes.who}>
          <span className={classes.name}>{Title}</span>
        </span>
        <time className={classes.when} dateTime={Time}>
          {formatDateTime(Time)}
        </time>
        <span className={classes.last}>
          {User !== Title && <>{t('chat.found.of', { name: User })} </>}
          {foundWords(withoutShared(Message, t('chat.shared.file')), search).map((part, index) =>
            part.isFound ? (
              // The parts of a text do not move.
              // oxlint-disable-next-line react/no-array-index-key
              <mark key={index} className={classes.found}>
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </span>
      </button>
    </li>
  )
}
