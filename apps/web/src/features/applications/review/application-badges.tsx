import { useTexts, type CallOutput } from '#shared'
import { Badge } from '#ui'
import { ToldNote } from './told-note.tsx'
import classes from './applications.module.css'

/** An application in the list. */
export type Application = CallOutput<'applications.list'>['list'][number]

const TONES = { 1: 'info', 100: 'info', 2: 'scheduled', 3: 'done', 1000: 'inactive' } as const

interface Props {
  readonly application: Application
  /** Whether it says of what its applicant was told last. */
  readonly isWhole?: boolean
}

/** Where an application stands, when its applicant was told, and what staff ought to know of it. */
export function ApplicationBadges({ application, isWhole = false }: Props) {
  const { t } = useTexts()
  const { Status, Proven, Waiting, ChangesAsked, Duplicates } = application
  return (
    <span className={classes.badges}>
      <Badge tone={TONES[Status]}>{t(`applications.status.${Status}`)}</Badge>
      {!Proven && <Badge tone="overdue">{t('applications.unproven')}</Badge>}
      {Waiting && <Badge tone="scheduled">{t('applications.waiting')}</Badge>}
      {ChangesAsked && <Badge tone="scheduled">{t('applications.changesAsked')}</Badge>}
      {Duplicates > 0 && (
        <Badge tone="overdue">{t('applications.duplicates', { count: Duplicates })}</Badge>
      )}
      <ToldNote told={application.Told} isWhole={isWhole} />
    </span>
  )
}
