import { openRouteAt } from '@telemachos/contract/route-paths'
import type { ReactNode } from 'react'
import { TextsContext, type Texts } from '#shared'
import { MessagePage, type MessageName } from './pages/message-page.tsx'

const MESSAGES: readonly MessageName[] = ['denied', 'error', 'notfound']

/** What a fixed page says to somebody without a session; undefined where there has to be one. */
export function anonymousPage(texts: Texts): ReactNode | undefined {
  const route = openRouteAt(location.pathname)
  const name = MESSAGES.find((message) => message === route?.state)
  return (
    name && (
      <TextsContext value={texts}>
        <MessagePage name={name} />
      </TextsContext>
    )
  )
}
