import { Card, FailureNotice, Heading, Row, Stack, Text } from '#layout'
import { MAX_UNUSED } from '@telemachos/contract/mail/limits'
import { pathOf } from '@telemachos/contract/paths'
import { formatDate } from '@telemachos/rules/dates'
import { readEmail } from '@telemachos/rules/addresses'
import { useEffect, useRef, useState } from 'react'
import { errorText, refusalOf, useTexts } from '#shared'
import { DRAFT_DAYS, DRAFT_DOCUMENT_DAYS } from '@telemachos/contract/applications/limits'
import { Button, CopyButton, TextField } from '#ui'
import { useDocuments } from './use-documents.ts'
import classes from './apply.module.css'

interface Saved {
  readonly token: string
  readonly until: string
}

interface Props {
  /** Keeps what is written; with an address, the link is mailed there. */
  readonly onSave: (email: string) => Promise<Saved>
}

/** Keeps what is written for another day or another device, and gives the link that leads back to it. */
export function SaveForLater({ onSave }: Props) {
  const { t } = useTexts()
  const { all } = useDocuments()
  const [saved, setSaved] = useState<Saved>()
  const [email, setEmail] = useState('')
  const [mailed, setMailed] = useState('')
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isShown = saved !== undefined
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  async function save(address: string): Promise<void> {
    setIsBusy(true)
    setError(undefined)
    try {
      setSaved(await onSave(address))
      setMailed(address)
    } catch (failure) {
      setError(failure)
    } finally {
      setIsBusy(false)
    }
  }
  const refused = refusalOf(error, 'Email')
  const failure = error !== undefined && refused === undefined && (
    <FailureNotice>{errorText(error, t)}</FailureNotice>
  )
  if (!saved) {
    return (
      <Stack gap={2} align="start">
        <Button variant="subtle" type="button" loading={isBusy} onClick={() => void save('')}>
          {t('apply.later')}
        </Button>
        {failure}
      </Stack>
    )
  }
  const path = pathOf('root.applicationFormResultForm', { status: 'form', token: saved.token })
  const link = new URL(path, location.origin).href
  return (
    <Card as="section" gap={3} aria-labelledby="later-title">
      <Heading as="h2" size="section" id="later-title" ref={heading} tabIndex={-1}>
        {t('apply.later.done')}
      </Heading>
      <Text>{t('apply.later.text', { date: formatDate(saved.until) })}</Text>
      {all.length > 0 && (
        <Text>{t('apply.later.documents', { date: formatDate(documentsUntil(saved.until)) })}</Text>
      )}
      <a href={link} className={classes.link}>
        {link}
      </a>
      <div>
        <CopyButton text={link} />
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (email !== '') void save(readEmail(email) ?? email.trim())
        }}
      >
        <Stack gap={2}>
          <TextField
            type="email"
            label={t('apply.later.email')}
            hint={t('apply.later.emailHint')}
            autoComplete="email"
            maxLength={254}
            value={email}
            error={refused}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Row gap={3} align="center">
            <Button type="submit" variant="default" loading={isBusy} disabled={email === ''}>
              {t('apply.later.mail')}
            </Button>
            <Text role="status" tone="done">
              {mailed !== '' && t('apply.later.mailed', { email: mailed, count: MAX_UNUSED })}
            </Text>
          </Row>
        </Stack>
      </form>
      {failure}
    </Card>
  )
}

/** Until when the documents of a draft are kept that is kept until an instant. */
const documentsUntil = (until: string): string =>
  new Date(Date.parse(until) - (DRAFT_DAYS - DRAFT_DOCUMENT_DAYS) * 86_400_000).toISOString()
