import { useNavigate } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { useEffect, useEffectEvent, useRef } from 'react'
import {
  call,
  useCall,
  useEvent,
  useIdentity,
  useMay,
  useProjectPath,
  useSettings,
  useTexts,
} from '#shared'
import { useBrowserPermission, isQuietNow, showNotice } from '#features/notifications'
import { announce } from '#ui'
import type { Conversation } from './chat-types.ts'
import { titleOf } from './names.ts'
import { useSendKept } from './use-send-kept.ts'

/**
 * What conversations do whichever page is open: what waits to be sent goes on, and the browser tells of
 * messages that arrive while the page is not looked at (spec §8).
 */
export default function ChatBackground() {
  const mayRead = useMay()('chat.listConversations')
  const isOpen = useSettings().Config?.Chat?.Enabled === true
  useSendKept(mayRead && isOpen)
  useSaidNews(mayRead && isOpen)
  return useBrowserPermission() === 'granted' && mayRead && isOpen ? <Watch /> : null
}

/** Says, on any page, that there is something new to read; where it is read, it is read out itself. */
function useSaidNews(isOn: boolean): void {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const { data } = useCall('chat.countNew', { ProjectId }, { enabled: isOn })
  const last = useRef<{ readonly project: number; readonly count: number }>(undefined)
  const hear = useEffectEvent((count: number): void => {
    const { current: before } = last
    last.current = { project: ProjectId, count }
    const isReading = !document.hidden && document.querySelector('main [role=log]') !== null
    if (before?.project !== ProjectId || count <= before.count || isReading) return
    announce(t('chat.unreadCount', { count }))
  })
  const count = data?.New
  useEffect(() => {
    if (count !== undefined) hear(count)
  }, [count])
}

function Watch() {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  /** Up to which message each conversation was told of; what is older than the page is not news. */
  const told = useRef<Promise<ReadonlyMap<number, number>>>(undefined)
  useEffect(() => {
    told.current = lastOf(ProjectId).then((list) => seqsOf(list))
    told.current.catch(() => undefined)
  }, [ProjectId])

  async function tell(): Promise<void> {
    const [before, list] = await Promise.all([told.current ?? new Map(), lastOf(ProjectId)])
    told.current = Promise.resolve(new Map([...before, ...seqsOf(list)]))
    const news = list.filter(
      ({ Id, LastSeq, LastMessage, New, Muted }) =>
        LastSeq > (before.get(Id) ?? 0) && LastMessage?.UserId !== UserId && New > 0 && !Muted,
    )
    if (!document.hidden || news.length === 0 || (await isQuietNow())) return
    for (const conversation of news) {
      const { Id, New } = conversation
      // What was written is for who looks at the page: others may look at the screen.
      showNotice({
        body: t('chat.browser', { name: titleOf(conversation, UserId), count: New }),
        tag: `chat-${Id}`,
        onOpen: () => void navigate({ to: pathTo(pathOf('chat.conversation', { id: Id })) }),
      })
    }
  }
  useEvent('chat.changed', (event) => {
    // The number at the tab tells of it in any case.
    if (event.ProjectId === ProjectId) void tell().catch(() => undefined)
  })
  return null
}

async function lastOf(projectId: number): Promise<Conversation[]> {
  return (await call('chat.listConversations', { ProjectId: projectId, page: 1 })).list
}

const seqsOf = (list: readonly Conversation[]): Map<number, number> =>
  new Map(list.map(({ Id, LastSeq }) => [Id, LastSeq]))
