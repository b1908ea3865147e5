import { Row, surfaceClasses as surface } from '#layout'
import { useCall, useIdentity, useOpenedTitle, useTexts } from '#shared'
import { usePlaces, PersonMark, MENTEES } from '#features/people'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import type { ReactNode } from 'react'
import type { Progress } from '../action/mentee-action.ts'
import { ProgressBar } from '../action/progress-bar.tsx'
import { shownFields } from './contact-fields.ts'
import type { Person } from './contact-fields.ts'
import classes from './record-header.module.css'

interface Props {
  readonly person: Person
  readonly tools: ReactNode
  readonly settings: ProjectSettings
  /** Undefined while it is under way, null where it is not for the caller. */
  readonly progress: Progress | undefined | null
  /** Of which actions, where these are not all that count. */
  readonly among: 'yours' | 'partial' | undefined
}

/** Who the mentee is, as far as the caller may see, who looks after them, and how far they are. */
export function RecordHeader({ person, tools, settings, progress, among }: Props) {
  const { t } = useTexts()
  // Places read as words once their register is there, which the frame loads.
  usePlaces(false)
  useOpenedTitle(`${person.FirstName} ${person.LastName}`)
  return (
    <header className={surface.card}>
      <Row gap={4} lineGap={2} align="center">
        <PersonMark person={person} roles={MENTEES} size="large" />
        <h1 className={classes.name} tabIndex={-1}>
          {person.FirstName} {person.LastName}
        </h1>
        {!person.Active && (
          <span className={classes.inactive}>{t('actions.mentor.list.inactive')}</span>
        )}
        {tools}
        {progress !== null && (
          <div className={classes.progress}>
            {progress && <ProgressBar {...progress} among={among} />}
          </div>
        )}
      </Row>
      <dl className={classes.fields}>
        {shownFields(person, settings, t).map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              {field.href === undefined ? field.value : <a href={field.href}>{field.value}</a>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('actions.mentor.record.mentor')}</dt>
          <dd>
            {person.Mentor
              ? `${person.Mentor.FirstName} ${person.Mentor.LastName}`
              : t('actions.mentor.record.noMentor')}
          </dd>
        </div>
        {person.Coordinators.length > 0 && <Coordinators ids={person.Coordinators} />}
      </dl>
    </header>
  )
}

/** Coordinators by name, where the caller reaches them. */
function Coordinators({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const people = useCall('people.getUsersByIds', { ProjectId, Ids: ids.slice(0, 100) })
  if (!people.data || people.data.length === 0) return null
  return (
    <div>
      <dt>{t('actions.mentor.record.coordinators')}</dt>
      <dd>{people.data.map((person) => `${person.FirstName} ${person.LastName}`).join(', ')}</dd>
    </div>
  )
}
