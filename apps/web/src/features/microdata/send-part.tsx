import { PAGE_ROWS } from '@telemachos/contract/core/page-rows'
import { FailureNotice, Heading, Row, Stack, Text } from '#layout'
import type { Phase } from '@telemachos/contract/microdata/limits'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { errorText, useAskBeforeMany, useIdentity, useTexts, useWrite } from '#shared'
import { Button, lastPage, Pager, toast } from '#ui'
import classes from './microdata.module.css'
import {
  hasFailed,
  isReady,
  isSettled,
  phaseOf,
  type Completion,
  type Person,
  type Sending,
} from './sending.ts'

interface Props {
  readonly found: Completion
  readonly phase: Phase
  /** Undefined while it is none. */
  readonly mis: string | undefined
}

/** Sends final forms to the other system, and says what became of those that were sent. */
export function SendPart({ found, phase, mis }: Props) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('microdata.sendMicrodata')
  const askBeforeMany = useAskBeforeMany()
  const sent = found.People.map((person) => ({ person, sending: phaseOf(person, phase).Sending }))
  const open = found.People.filter(
    (person) => isReady(person, phase) && !isSettled(phaseOf(person, phase).Sending),
  )
  const failed = sent.flatMap(({ person, sending }) =>
    hasFailed(sending) ? [{ person, sending }] : [],
  )
  const again = open.filter((person) => hasFailed(phaseOf(person, phase).Sending))
  const waiting = sent.filter(({ sending }) => sending?.GreyList === 1).length
  const accepted = sent.filter(({ sending }) => sending?.State === 'accepted').length
  const number = (value: number) => formatNumber(value, language)
  const count = (value: number) => ({ count: value, number: number(value) })

  async function send(people: readonly Person[], label: string): Promise<void> {
    if (mis === undefined) return
    const confirmed = await askBeforeMany({
      title: t('microdata.send.confirm', { ...count(people.length), host: found.SendsTo }),
      text: t('microdata.send.text'),
      count: people.length,
      label: t('microdata.send.people'),
      // What has left, has left.
      isFinal: true,
      confirmLabel: label,
    })
    if (confirmed === undefined) return
    const kayas = people.map(({ Kayas }) => Kayas)
    const { Queued, Already } = await write.mutateAsync({
      ProjectId,
      kayas,
      MIS: mis,
      Start: phase === 'start',
    })
    toast(t('microdata.send.queued', { queued: number(Queued), already: number(Already) }))
  }
  const isOff = mis === undefined || waiting > 0
  const all = t('microdata.send.button', count(open.length))
  const rest = t('microdata.send.again', count(again.length))
  return (
    <Stack as="section" gap={3} className={classes.sending}>
      <Heading as="h3">{t('microdata.send')}</Heading>
      <Text tone="soft">
        {found.SendsTo === ''
          ? t('microdata.send.nowhere')
          : t('microdata.send.to', { host: found.SendsTo })}
      </Text>
      {found.SendsTo !== '' && (
        <Row gap={3}>
          <Button
            size="md"
            loading={write.isPending}
            disabled={open.length === 0 || isOff}
            onClick={() => void send(open, all).catch(() => {})}
          >
            {all}
          </Button>
          {again.length > 0 && again.length < open.length && (
            <Button
              size="md"
              variant="default"
              disabled={isOff}
              held={write.isPending}
              onClick={() => void send(again, rest).catch(() => {})}
            >
              {rest}
            </Button>
          )}
        </Row>
      )}
      {write.error && <FailureNotice>{errorText(write.error, t)}</FailureNotice>}
      <div role="status">
        {waiting > 0 && <Text>{t('microdata.send.waiting', count(waiting))}</Text>}
        {accepted + failed.length > 0 && (
          <Text>
            {t('microdata.send.counts', { ok: number(accepted), failed: number(failed.length) })}
          </Text>
        )}
      </div>
      {failed.length > 0 && <Errors failed={failed} />}
    </Stack>
  )
}

interface ErrorsProps {
  readonly failed: readonly { readonly person: Person; readonly sending: Sending }[]
}

/** What was said against each form, line by line, by pages. */
function Errors({ failed }: ErrorsProps) {
  const { t } = useTexts()
  const [page, setPage] = useState(1)
  return (
    <details className={classes.errors}>
      <summary>{t('microdata.send.errors')}</summary>
      <ul>
        {failed
          .slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
          .map(({ person, sending: { State, At, Reason, XmlError } }) => (
            <li key={person.Kayas}>
              <strong>{fullName(person)}</strong> · {person.Kayas} ·{' '}
              {t(`microdata.send.state.${State}`)} · {formatDateTime(At)}
              {Reason !== '' && <Text tone="soft">{t(`microdata.send.reason.${Reason}`)}</Text>}
              {XmlError !== '' && (
                <ol className={classes.lines}>
                  {XmlError.split(/\r?\n/).map((line, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- A line is known by its number alone.
                    <li key={place}>
                      <code>{line}</code>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
      </ul>
      {failed.length > PAGE_ROWS && (
        <Pager page={page} last={lastPage(failed.length)} onChange={setPage} />
      )}
    </details>
  )
}
