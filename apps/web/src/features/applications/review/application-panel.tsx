import { groupOf, STATUS } from '@telemachos/contract/applications/statuses'
import { Heading, Stack, Text } from '#layout'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { AnswerRows, Button, Drawer, Loadable } from '#ui'
import { PersonLink } from '#features/people'
import { TOLD_KINDS } from '@telemachos/contract/applications/mail-kinds'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ChangesDialog } from './changes-dialog.tsx'
import { DocumentList } from './document-list.tsx'
import { ApplicationBadges } from './application-badges.tsx'
import classes from './applications.module.css'
import { MoveButtons } from './move-buttons.tsx'
import { NoteList } from './note-list.tsx'
import { ProofNote } from './proof-note.tsx'
import { ScoreCard } from './score-card.tsx'
import { useMoves } from './use-moves.tsx'

type Whole = CallOutput<'applications.read'>

interface Props {
  readonly id: number
  readonly protocol: string
  readonly onClose: () => void
  readonly onOpen: (other: { readonly Id: number; readonly Protocol: string }) => void
  /** The way to others of the list that it was opened from. */
  readonly steps?: ReactNode
}

/** One application whole, with all that can be done with it. */
export function ApplicationPanel({ id, protocol, onClose, onOpen, steps }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const read = useCall('applications.read', { ProjectId, AppId: id })
  const title = t('applications.open', { protocol })
  const head = useRef<HTMLDivElement>(null)
  useBeginning(head, id)
  return (
    <Drawer
      label={title}
      head={
        <div ref={head}>
          <Heading as="h2">{title}</Heading>
          {steps}
        </div>
      }
      closeLabel={t('applications.close')}
      onClose={onClose}
    >
      <Loadable query={read}>
        {(one) => (
          <Stack key={one.Id} gap={5}>
            <Stack gap={2}>
              <Heading as="h3">{fullName(one)}</Heading>
              <ApplicationBadges application={one} isWhole />
              {one.Reason && <Text>{one.Reason}</Text>}
              {one.ChangesText && <Text>{one.ChangesText}</Text>}
              {one.UserId !== null && (
                <PersonLink id={one.UserId}>{t('applications.toPerson')}</PersonLink>
              )}
              {one.Status === STATUS.selected && one.UserId === null && (
                <Text>{t('applications.noPersonYet')}</Text>
              )}
            </Stack>
            <ProofNote one={one} />
            <Acts one={one} />
            <Same one={one} onOpen={onOpen} />
            {one.Sections.map(({ Title, Answers }) => (
              <section key={Title}>
                <Heading as="h3">{Title}</Heading>
                <AnswerRows rows={Answers} />
              </section>
            ))}
            <DocumentList id={one.Id} labels={labelsOf(one)} />
            <ScoreCard one={one} />
            <NoteList one={one} />
            <History one={one} />
          </Stack>
        )}
      </Loadable>
    </Drawer>
  )
}

/** Another application begins at its top; whose focus was on what is gone has it at its heading. */
function useBeginning(head: RefObject<HTMLElement | null>, id: number): void {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    const dialog = head.current?.closest('[role="dialog"]')
    // The window scrolls, or what is in it.
    for (const one of [dialog, dialog?.parentElement]) one?.scrollTo(0, 0)
    const heading = head.current?.querySelector('h2')
    if (document.activeElement !== document.body || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [head, id])
}

/** What questions say, by their names. */
const labelsOf = ({ Sections }: Whole): ReadonlyMap<string, string> =>
  new Map(
    Sections.flatMap(({ Answers }) => Answers.map(({ Name, Label }) => [Name, Label] as const)),
  )

function Acts({ one }: { readonly one: Whole }) {
  const { t } = useTexts()
  const moves = useMoves(one.Status, () => {})
  const [isAsking, setAsking] = useState(false)
  return (
    <MoveButtons ids={[one.Id]} status={one.Status}>
      {groupOf(one.Status) === 'applicants' && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('applications.askChanges')}
        </Button>
      )}
      {isAsking && (
        <ChangesDialog
          sections={one.Sections}
          onCancel={() => setAsking(false)}
          onAsk={(text, questions) => {
            setAsking(false)
            void moves.askForChanges(one.Id, text, questions)
          }}
        />
      )}
    </MoveButtons>
  )
}

function Same({ one, onOpen }: { readonly one: Whole; readonly onOpen: Props['onOpen'] }) {
  const { t } = useTexts()
  if (one.Same.length === 0) return null
  return (
    <section>
      <Heading as="h3">{t('applications.same')}</Heading>
      <ul className={classes.history}>
        {one.Same.map((other) => (
          <li key={other.Id}>
            <button type="button" className={classes.open} onClick={() => onOpen(other)}>
              {other.Protocol}
            </button>{' '}
            {fullName(other)}: {t(`applications.same.${other.By}`)} (
            {t(`applications.status.${other.Status}`)}
            {!other.Proven && `, ${t('applications.unproven')}`})
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ one }: { readonly one: Whole }) {
  const { t } = useTexts()
  function wordsOf({ Kind, From, To, Note }: Whole['History'][number]): string {
    if (Kind === 'score') return t('applications.history.score')
    if (Kind === 'mail') {
      const kind = TOLD_KINDS.find((one) => one === Note)
      return t('applications.history.mail', {
        what: kind ? t(`applications.told.${kind}`) : Note,
      })
    }
    if (Kind === 'proof') return t('applications.history.proof')
    if (From === null) return t('applications.history.received')
    return From === To ? t('applications.history.asked') : t(`applications.status.${To}`)
  }
  /** Nobody, where the product mailed by itself. */
  function whoOf({ By, Kind }: Whole['History'][number]): string {
    if (By) return fullName(By)
    return Kind === 'mail' ? '' : t('applications.history.applicant')
  }
  return (
    <section>
      <Heading as="h3">{t('applications.history')}</Heading>
      <ol className={classes.history}>
        {one.History.map((entry, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- The history only grows at its end.
          <li key={place}>
            {[formatDateTime(entry.At), wordsOf(entry), whoOf(entry)].filter(Boolean).join(' · ')}
            {entry.Note !== '' && entry.Kind === 'status' && <Text tone="soft">{entry.Note}</Text>}
          </li>
        ))}
      </ol>
    </section>
  )
}
