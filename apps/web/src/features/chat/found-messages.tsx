import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Stack } from '#layout'
import { call, useCall, useIdentity, useProjectPath, useTexts, type CallOutput } from '#shared'
import { Button, EmptyState, Loadable, showSystemMessage } from '#ui'
import classes from './chat.module.css'

type Found = CallOutput<'chat.searchMessages'>

/** As many as come at once; fewer mean that there are no more. */
const AT_ONCE = 20

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
                <FoundLine key={`${found.ConversationId} ${found.Seq}`} found={found} />
              ))}
            </ul>
            {all.length % AT_ONCE === 0 && (
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

function FoundLine({ found }: { readonly found: Found[number] }) {
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const { ConversationId, Seq, Title, User, Message, Time } = found
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        onClick={() =>
          void navigate({
            to: pathTo(pathOf('chat.conversation', { id: ConversationId })),
            hash: `m${Seq}`,
          })
        }
      >
        <span className={classes.who}>
          <span className={classes.name}>{Title}</span>
        </span>
        <time className={classes.when} dateTime={Time}>
          {formatDateTime(Time)}
        </time>
        <span className={classes.last}>
          {User}: {Message}
        </span>
      </button>
    </li>
  )
}
