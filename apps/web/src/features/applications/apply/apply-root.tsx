import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Role } from '@telemachos/contract/core/roles'
import { useEffect, useState } from 'react'
import { TextsContext, useTabGuard, type Texts } from '#shared'
import { BrandMark, Dialogs, LanguageSwitch, ServiceNotice, Toasts } from '#ui'
import { ListPage } from '../list/list-page.tsx'
import { ApplyPage } from './apply-page.tsx'
import { ConfirmPage } from './confirm-page.tsx'
import { ownApplicationsOf } from '../own-applications-of.ts'
import { OwnApplicationsContext } from './own-applications-context.ts'
import { ResultPage } from './invalid-link.tsx'
import { takeToken } from './left-token.ts'
import { OwnPage } from './own-page.tsx'
import { ProofPage } from './proof-page.tsx'
import classes from './apply.module.css'

const queries = new QueryClient()

interface Props {
  readonly texts: Texts
  /** As what somebody is signed in who applies. */
  readonly role: Role | null
}

/** Applications, on their own, without the application. */
export function ApplyRoot({ texts: first, role }: Props) {
  const [texts, setTexts] = useState(first)
  useTabGuard()
  useEffect(() => {
    document.title = `${texts.t('apply.documentTitle')} · ${texts.t('core.product')}`
  }, [texts])
  return (
    <TextsContext value={texts}>
      <QueryClientProvider client={queries}>
        <div className={classes.page}>
          <header className={classes.top}>
            <BrandMark />
            <LanguageSwitch onTexts={setTexts} />
          </header>
          <main className={classes.content}>
            <OwnApplicationsContext value={ownApplicationsOf(role)}>
              <Shown />
            </OwnApplicationsContext>
          </main>
        </div>
        <ServiceNotice />
        <Dialogs />
        <Toasts />
      </QueryClientProvider>
    </TextsContext>
  )
}

/** The page of the address (spec §2.1). */
function Shown() {
  const [page] = useState(readPage)
  switch (page.name) {
    case 'proof':
      return <ProofPage token={page.token} />
    case 'own':
      return <OwnPage token={page.token} />
    case 'result':
      return <ResultPage status={page.status} />
    case 'list':
      return <ListPage project={page.project} />
    case 'confirm':
      return <ConfirmPage />
    case 'form':
      return <ApplyPage project={page.project} />
  }
}

type PageOf =
  | { readonly name: 'proof'; readonly token: string }
  | { readonly name: 'own'; readonly token: string }
  | { readonly name: 'result'; readonly status: string }
  | { readonly name: 'list'; readonly project: string }
  | { readonly name: 'confirm' }
  | { readonly name: 'form'; readonly project: string }

function readPage(): PageOf {
  const [first = '', second = '', third = ''] = location.pathname.toLowerCase().slice(1).split('/')
  if (first === 'application') {
    return { name: second === 'confirm' ? 'proof' : 'own', token: takeToken() }
  }
  const project = new URLSearchParams(location.search).get('project') ?? ''
  if (second === 'result' && third === 'list') return { name: 'list', project }
  if (second === 'result') return { name: 'result', status: third }
  if (second === 'confirm') return { name: 'confirm' }
  return { name: 'form', project }
}
