import { openRouteAt } from '@telemachos/contract/route-paths'
import type { RouteState } from '@telemachos/contract/routes'
import { useEffect, useState, type ReactNode } from 'react'
import { TextsContext, type Texts } from '#shared'
import { LanguageSwitch } from '#ui'
import { LaterPage } from './pages/later-page.tsx'
import { MessagePage, type MessageName } from './pages/message-page.tsx'
import classes from './plain-page.module.css'

const MESSAGES: readonly string[] = ['denied', 'error', 'notfound'] satisfies MessageName[]

const isMessage = (state: string): state is MessageName => MESSAGES.includes(state)

/** The page of where one is, for somebody without a session; undefined where there has to be one. */
export function anonymousPage(texts: Texts): ReactNode | undefined {
  const route = openRouteAt(location.pathname)
  return route && <AnonymousPage texts={texts} state={route.state as RouteState} />
}

function AnonymousPage({ texts: first, state }: { texts: Texts; state: RouteState }) {
  const [texts, setTexts] = useState(first)
  const title = `${texts.t(`route.${state}.title`)} · ${texts.t('core.product')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <TextsContext value={texts}>
      {isMessage(state) ? (
        <MessagePage name={state} />
      ) : (
        <main className={classes.page}>
          <LanguageSwitch onTexts={setTexts} />
          <LaterPage state={state} />
        </main>
      )}
    </TextsContext>
  )
}
