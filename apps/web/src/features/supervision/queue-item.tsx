import { Heading, Row, Text } from '#layout'
import { Button, lazyPart, ProjectLink } from '#ui'
import { IconBell, IconCheck } from '@tabler/icons-react'
import { formatDate } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { Suspense, useState } from 'react'
import { useTexts, useMay } from '#shared'
import { ReasonMark } from './reason-mark.tsx'
import classes from './queue-item.module.css'
import type { Entry } from './use-handling.ts'

const HistoryDialog = lazyPart(async () => ({
  default: (await import('./history-dialog.tsx')).HistoryDialog,
}))

interface QueueItemProps {
  readonly entry: Entry
  readonly busy: boolean
  readonly onHandle: () => void
  readonly onSnooze: () => void
}

/** Who waits, for what and since when, with what can be done about it. */
export function QueueItem({ entry, busy, onHandle, onSnooze }: QueueItemProps) {
  const { t } = useTexts()
  const may = useMay()
  const { Mentee, Days, Since, LastContact, Handling } = entry
  const name = `${Mentee.FirstName} ${Mentee.LastName}`
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  // What the case is about, and not what is next in order.
  const actionId = entry.Overdue?.ActionId ?? entry.MeetingId ?? undefined
  const mayHandle = may('supervision.handleEntry')
  return (
    <article className={classes.item} aria-label={name}>
      <div className={classes.who}>
        <Heading as="h3" size="small">
          {mayHandle ? (
            <ProjectLink to={pathOf('mentor.mentee.view', { menteeId: Mentee.Id, actionId })}>
              {name}
            </ProjectLink>
          ) : (
            name
          )}
        </Heading>
        <Text tone="faint" size="small">
          {entry.Mentor
            ? t('supervision.entry.mentor', {
                name: `${entry.Mentor.FirstName} ${entry.Mentor.LastName}`,
              })
            : t('supervision.entry.noMentor')}
        </Text>
      </div>
      <div className={classes.why}>
        <Row as="p" gap={2} lineGap={1} align="center">
          <ReasonMark reason={entry.Reason} />
          <span>{t('supervision.entry.since', { count: Days, date: formatDate(Since) })}</span>
        </Row>
        {entry.Overdue && <OverdueLine overdue={entry.Overdue} />}
        {LastContact !== null && (
          <Text tone="faint" size="small">
            {t('supervision.entry.lastContact', { date: formatDate(LastContact) })}
          </Text>
        )}
        {Handling?.Until && (
          <Text tone="faint" size="small">
            {Handling.Note === ''
              ? t('supervision.entry.handledNoNote', { date: formatDate(Handling.Until) })
              : t('supervision.entry.handled', {
                  date: formatDate(Handling.Until),
                  note: Handling.Note,
                })}
          </Text>
        )}
      </div>
      <Row gap={2}>
        {may('supervision.listHistory') && (
          <Button
            variant="default"
            aria-label={t('supervision.history.of', { name })}
            onClick={() => setHistoryOpen(true)}
          >
            {t('supervision.history')}
          </Button>
        )}
        {mayHandle && (
          <>
            <Button
              data-handle=""
              leftSection={<IconCheck size={18} aria-hidden="true" />}
              aria-label={t('supervision.handle.of', { name })}
              disabled={busy}
              onClick={onHandle}
            >
              {t('supervision.handle')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconBell size={18} aria-hidden="true" />}
              aria-label={`${t('supervision.snooze')} ${name}`}
              disabled={busy}
              onClick={onSnooze}
            >
              {t('supervision.snooze')}
            </Button>
          </>
        )}
      </Row>
      {isHistoryOpen && (
        <Suspense fallback={null}>
          <HistoryDialog mentee={Mentee} onClose={() => setHistoryOpen(false)} />
        </Suspense>
      )}
    </article>
  )
}

function OverdueLine({ overdue }: { readonly overdue: NonNullable<Entry['Overdue']> }) {
  const { t } = useTexts()
  const { Title: title, Count } = overdue
  return (
    <p>
      {Count === 1
        ? t('supervision.entry.overdue', { title })
        : t('supervision.entry.overdueMore', { title, count: Count - 1 })}
    </p>
  )
}
