import { Card, Heading, Row, Stack, Text } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense, use, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { Button, CopyButton, lazyPart } from '#ui'
import { leftToken } from './left-token.ts'
import { SignedInContext } from './signed-in-context.ts'
import classes from './apply.module.css'

/** The code is drawn for whoever asks for it. */
const ProtocolCode = lazyPart(async () => ({
  default: (await import('./protocol-code.tsx')).ProtocolCode,
}))

/** What an applicant is told after submitting: the protocol number, and the private link. */
export function ConfirmPage({ protocol }: { readonly protocol: string }) {
  const { t } = useTexts()
  const { token, isWaiting } = leftToken()
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
  const link = new URL(
    pathOf('root.applicationFormResultForm', { status: 'form', token }),
    location.origin,
  ).href
  return (
    <>
      <Heading as="h1" size="page" tabIndex={-1}>
        {t('apply.done.title')}
      </Heading>
      {protocol !== '' && (
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
      )}
      <Text>{t('apply.own.next.applicants')}</Text>
      {use(SignedInContext) && <a href={pathOf('root.applicant')}>{t('applicant.toOwn')}</a>}
      {isWaiting && <Text>{t('apply.done.waiting')}</Text>}
      {token !== '' && (
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
      )}
    </>
  )
}
