import { Card, Heading, Row, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense, use, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { Button, CopyButton, EmptyState, lazyPart } from '#ui'
import { leftToken } from './left-token.ts'
import { ProofCard } from './proof-card.tsx'
import { OwnApplicationsContext } from './own-applications-context.ts'
import classes from './apply.module.css'

/** The code is drawn for whoever asks for it. */
const ProtocolCode = lazyPart(() => import('./protocol-code.tsx'), 'ProtocolCode')

/**
 * What an applicant is told after submitting: the protocol number, and the private link. The number is
 * that of what was submitted in this tab: an address alone says nothing of an application.
 */
export function ConfirmPage() {
  const { t } = useTexts()
  const { token, protocol, isWaiting, proof } = leftToken()
  const own = use(OwnApplicationsContext)
  const [hasCode, setHasCode] = useState(false)
  const isToPrint = useRef(false)
  // The paper has the code too.
  function print(): void {
    if (hasCode) window.print()
    else {
      isToPrint.current = true
      setHasCode(true)
    }
  }
  const [printNow] = useState(() => () => {
    if (isToPrint.current) window.print()
    isToPrint.current = false
  })
  if (protocol === '') {
    return <EmptyState isPage title={t('apply.unknown.title')} text={t('apply.unknown.text')} />
  }
  const link = new URL(
    pathOf('root.applicationFormResultForm', { status: 'form', token }),
    location.origin,
  ).href
  return (
    <>
      <Heading as="h1" size="page" tabIndex={-1}>
        {t('apply.done.title')}
      </Heading>
      <Card gap={2}>
        <Text tone="soft">{t('apply.done.protocol')}</Text>
        <p className={classes.protocol}>{protocol}</p>
        {hasCode && (
          <Suspense fallback={null}>
            <ProtocolCode protocol={protocol} onDrawn={printNow} />
          </Suspense>
        )}
        <Row gap={3} className={classes.offPaper}>
          <Button variant="default" onClick={print}>
            {t('apply.done.print')}
          </Button>
          {!hasCode && (
            <Button variant="default" onClick={() => setHasCode(true)}>
              {t('apply.done.code')}
            </Button>
          )}
        </Row>
      </Card>
      {proof && <ProofCard token={token} proof={proof} />}
      {!proof && <Text>{t('apply.own.next.applicants')}</Text>}
      {own && <a href={pathOf(own)}>{t('applicant.title')}</a>}
      {isWaiting && <Text>{t('apply.done.waiting')}</Text>}
      <Stack gap={2}>
        <Heading as="h2" size="section">
          {t('apply.done.link')}
        </Heading>
        <Text tone="soft">{t('apply.done.linkText')}</Text>
        <a href={link} className={classes.link}>
          {link}
        </a>
        <div className={classes.offPaper}>
          <CopyButton text={link} />
        </div>
      </Stack>
    </>
  )
}
