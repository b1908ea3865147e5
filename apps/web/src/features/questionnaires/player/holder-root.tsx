import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { TextsContext, type Texts } from '#shared'
import { LanguageSwitch, ServiceNotice } from '#ui'
import { QuestPage } from './quest-page.tsx'

const queries = new QueryClient()

interface Props {
  readonly texts: Texts
  readonly token: string
}

/** A questionnaire by its token, for somebody without an account: without the application. */
export function HolderRoot({ texts: first, token }: Props) {
  const [texts, setTexts] = useState(first)
  useEffect(() => {
    document.title = `${texts.t('route.root.quest.title')} · ${texts.t('core.product')}`
  }, [texts])
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={queries}>
        <QuestPage
          source={{ kind: 'token', token }}
          lang={texts.language}
          homeHref={undefined}
          onLeave={(href) => location.assign(href)}
          languageSwitch={<LanguageSwitch onTexts={setTexts} />}
          isAlone
        />
        <ServiceNotice />
      </QueryClientProvider>
    </TextsContext>
  )
}
