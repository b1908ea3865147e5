import { Heading, Row, Text } from '#layout'
import { WriteTo } from '#features/chat'
import { Button, lazyWindow, Menu, ProjectLink } from '#ui'
import { IconCheck, IconDots, IconMoon } from '@tabler/icons-react'
import { formatDate } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { pathOf } from '@telemachos/contract/paths'
import { useState } from 'react'
import { useMay, useParticipant, useTexts } from '#shared'
import { actionIdOf, waitsOn } from './entry-way.ts'
import { ReasonMark } from './reason-mark.tsx'
import classes from './queue-item.module.css'
import type { Entry, Handling } from './use-handling.ts'

const HistoryDialog = lazyWindow(() => import('./history-dialog.tsx'), 'HistoryDialog')

interface QueueItemProps {
  readonly entry: Entry
  readonly handling: Handling
  /** What takes the person out of the list was pressed: the focus goes on from here. */
  readonly onAct: () => void
}

/** Who waits, on whom, for what and since when; first what moves it on, then what lets go of it. */
export function QueueItem({ entry, handling, onAct }: QueueItemProps) {
  const { t } = useTexts()
  const may = useMay()
  const { Mentee, Mentor, LastContact, Reasons } = entry
  const name = fullName(Mentee)
  const mayHandle = may('supervision.handleEntry')
  const [first] = Reasons
  return (
    <article className={classes.item} aria-label={name}>
      <div className={classes.who}>
        <Heading size="small">
          {mayHandle ? (
            <ProjectLink
              className={classes.name}
              to={pathOf('mentor.mentee.view', {
                menteeId: Mentee.Id,
                actionId: actionIdOf(first),
              })}
            >
              {name}
            </ProjectLink>
          ) : (
            name
          )}
        </Heading>
        <Text tone="soft" size="small">
          {Mentor
            ? t('supervision.entry.mentor', { name: fullName(Mentor) })
            : t('supervision.entry.noMentor')}
        </Text>
        {LastContact !== null && (
          <Text tone="faint" size="small">
            {t('supervision.entry.lastContact', { date: formatDate(LastContact) })}
          </Text>
        )}
      </div>
      <ul className={classes.why}>
        {Reasons.map((one) => (
          <li key={one.Reason}>
            <Why one={one} />
          </li>
        ))}
      </ul>
      {mayHandle ? (
        <Acts entry={entry} name={name} handling={handling} onAct={onAct} />
      ) : (
        <History entry={entry} name={name} />
      )}
    </article>
  )
}

type One = Entry['Reasons'][number]

/** One thing that somebody waits for. */
function Why({ one }: { readonly one: One }) {
  const { t } = useTexts()
  const { Reason, Days, Since, Overdue, Handling: handled } = one
  return (
    <>
      <Row as="p" gap={2} lineGap={1} align="center">
        <ReasonMark reason={Reason} />
        {Overdue && <span>{overdueWords(Overdue, t)}</span>}
      </Row>
      <Text tone="soft" size="small">
        {t(`supervision.entry.waits.${waitsOn(Reason)}`)}
        {' · '}
        {t('supervision.entry.since', { count: Days, date: formatDate(Since) })}
      </Text>
      {handled?.Until && (
        <Text tone="faint" size="small">
          {handled.Note === ''
            ? t('supervision.entry.handledNoNote', { date: formatDate(handled.Until) })
            : t('supervision.entry.handled', {
                date: formatDate(handled.Until),
                note: handled.Note,
              })}
        </Text>
      )}
    </>
  )
}

type Translate = ReturnType<typeof useTexts>['t']

function overdueWords({ Title: title, Count }: NonNullable<One['Overdue']>, t: Translate): string {
  return Count === 1
    ? t('supervision.entry.overdue', { title })
    : t('supervision.entry.overdueMore', { title, count: Count - 1 })
}

interface ActsProps extends QueueItemProps {
  readonly name: string
}

function Acts({ entry, name, handling, onAct }: ActsProps) {
  const { t } = useTexts()
  const may = useMay()
  const isMentor = useParticipant() === 'mentor'
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { Mentee, Mentor, Reasons } = entry
  const meeting = Reasons.find(({ MeetingId }) => MeetingId !== null)?.MeetingId
  const act = (run: (entry: Entry) => Promise<void>) => () => {
    onAct()
    void run(entry)
  }
  return (
    <div className={classes.acts}>
      <Row gap={2} lineGap={2}>
        {meeting !== undefined && meeting !== null && (
          <ProjectLink
            className={classes.first}
            aria-label={t('supervision.act.meetOf', { name })}
            to={pathOf('mentor.mentee.view', { menteeId: Mentee.Id, actionId: meeting })}
          >
            {t('supervision.act.meet')}
          </ProjectLink>
        )}
        {!isMentor && Mentor && <WriteTo person={Mentor} label={t('supervision.act.askMentor')} />}
        {(isMentor || !Mentor) && <WriteTo person={Mentee} label={t('supervision.act.write')} />}
      </Row>
      <Row gap={1} align="center">
        <Button
          data-handle=""
          variant="subtle"
          leftSection={<IconCheck size={18} aria-hidden="true" />}
          aria-label={t('supervision.handle.of', { name })}
          held={handling.busy}
          onClick={act(handling.handle)}
        >
          {t('supervision.handle')}
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconMoon size={18} aria-hidden="true" />}
          aria-label={t('supervision.snooze.weekOf', { name })}
          held={handling.busy}
          onClick={act(handling.snooze)}
        >
          {t('supervision.snooze.week')}
        </Button>
        <Menu
          label={t('supervision.more', { name })}
          button={<IconDots size={18} aria-hidden="true" />}
          className={classes.more ?? ''}
          items={[
            {
              key: 'note',
              label: t('supervision.handle.withNote'),
              run: act(handling.handleWithNote),
            },
            { key: 'day', label: t('supervision.snooze'), run: act(handling.snoozeUntil) },
            ...(may('supervision.listHistory')
              ? [
                  {
                    key: 'history',
                    label: t('supervision.history'),
                    run: () => setHistoryOpen(true),
                  },
                ]
              : []),
          ]}
        />
      </Row>
      {isHistoryOpen && <HistoryDialog mentee={Mentee} onClose={() => setHistoryOpen(false)} />}
    </div>
  )
}

/** Of those who may only look. */
function History({ entry, name }: Pick<ActsProps, 'entry' | 'name'>) {
  const { t } = useTexts()
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!may('supervision.listHistory')) return null
  return (
    <>
      <Button
        variant="default"
        aria-label={t('supervision.history.of', { name })}
        onClick={() => setOpen(true)}
      >
        {t('supervision.history')}
      </Button>
      {isOpen && <HistoryDialog mentee={entry.Mentee} onClose={() => setOpen(false)} />}
    </>
  )
}
