import { Heading, Stack, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { fold } from '@telemachos/rules/greek-text'
import { useId, useState } from 'react'
import { useCall, useIdentity, useTexts, type CallInput } from '#shared'
import { Badge, Button, Loadable, Pager, SearchField } from '#ui'
import { MailText } from '../mail-text.tsx'
import type { DatedPerson } from './dated-person.ts'
import classes from './dates.module.css'

type Template = CallInput<'mail.mailUsers'>['Template']

interface Props {
  readonly people: readonly DatedPerson[]
  readonly template: Template
  readonly actionId: number | undefined
}

const PAGE = 10

/** Whom meeting dates are mailed to: which dates, when it was done before, and the mail of each. */
export function DatesList({ people, template, actionId }: Props) {
  const { t } = useTexts()
  const heading = useId()
  const [search, setSearch] = useState('')
  const [asked, setPage] = useState(1)
  const words = fold(search).split(' ')
  const found = people.filter((one) => {
    const name = fold(fullName(one))
    return words.every((word) => name.includes(word))
  })
  const last = Math.max(1, Math.ceil(found.length / PAGE))
  const page = Math.min(asked, last)
  const ready = people.filter(({ State }) => State === 'ready').length
  return (
    <section aria-labelledby={heading} className={classes.dates}>
      <Heading as="h3" size="section" id={heading}>
        {t('mail.dates.whoTitle')}
      </Heading>
      <Text size="small">{t('mail.dates.counts', { ready, all: people.length })}</Text>
      <Text size="small" tone="faint">
        {t('mail.dates.when')}
      </Text>
      {people.length > PAGE && (
        <SearchField
          label={t('mail.dates.search')}
          placeholder={t('mail.dates.search')}
          value={search}
          onChange={setSearch}
        />
      )}
      {found.length === 0 && <Text tone="faint">{t('mail.dates.notFound')}</Text>}
      <ul className={classes.people}>
        {found.slice((page - 1) * PAGE, page * PAGE).map((person) => (
          <DatedRow key={person.Id} {...{ person, template, actionId }} />
        ))}
      </ul>
      {last > 1 && <Pager page={page} last={last} onChange={setPage} />}
    </section>
  )
}

interface RowProps extends Omit<Props, 'people'> {
  readonly person: DatedPerson
}

function DatedRow({ person, template, actionId }: RowProps) {
  const { t } = useTexts()
  const [isRead, setRead] = useState(false)
  const { State, Meetings, More, Before } = person
  const hasMail = State === 'ready' || State === 'told'
  return (
    <li className={classes.person}>
      <div className={classes.head}>
        <strong>{fullName(person)}</strong>
        {State !== 'ready' && (
          <Badge tone={State === 'noAddress' ? 'overdue' : 'info'}>
            {t(`mail.dates.state.${State}`)}
          </Badge>
        )}
      </div>
      <Stack as="ul" gap={1} className={classes.meetings}>
        {Meetings.map(({ At, Title }) => (
          <li key={`${At} ${Title}`}>
            {t('mail.dates.meeting', { at: formatDateTime(At), title: Title })}
          </li>
        ))}
        {More > 0 && <li>{t('mail.dates.more', { count: More })}</li>}
      </Stack>
      <div className={classes.head}>
        <Text as="span" size="small" tone="faint">
          {Before === null
            ? t('mail.dates.never')
            : t('mail.dates.before', { at: formatDateTime(Before) })}
        </Text>
        {hasMail && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isRead}
            aria-label={t('mail.dates.read', { name: fullName(person) })}
            onClick={() => setRead(!isRead)}
          >
            {t('mail.dates.readShort')}
          </Button>
        )}
      </div>
      {isRead && <Read {...{ person, template, actionId }} />}
    </li>
  )
}

/** The mail as the person gets it. */
function Read({ person, template, actionId }: RowProps) {
  const { ProjectId } = useIdentity()
  const mail = useCall('mail.readDates', {
    ProjectId,
    UserId: person.Id,
    Template: template,
    ...(actionId !== undefined && { ActionId: actionId }),
  })
  return (
    <Loadable query={mail}>
      {({ Subject, Text: text, Language }) => (
        <div lang={Language} className={classes.mail}>
          <p>
            <strong>{Subject}</strong>
          </p>
          <MailText text={text} />
        </div>
      )}
    </Loadable>
  )
}
