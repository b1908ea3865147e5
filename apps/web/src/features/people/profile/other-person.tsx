import { Card, Stack } from '#layout'
import { pathOf } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import type { ReactNode } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput, useMay } from '#shared'
import { EmptyState, Loadable, ProjectLink } from '#ui'
import { StateMenu } from '../list/state-menu.tsx'
import { useStateChange } from '../list/use-state-change.ts'
import { ActivityList } from '../activity-list.tsx'
import { ConsentHistory } from '../consent-history.tsx'
import { Relations } from '../person-history.tsx'
import { AccountCard } from './account-card.tsx'
import { PersonFields } from './person-fields.tsx'
import { PersonFiles } from './person-files.tsx'
import { PersonFrame } from './person-frame.tsx'
import classes from './other-person.module.css'
import { RolesEditor } from './roles-editor.tsx'
import { useUserChanged } from './use-user-changed.ts'

export type Person = CallOutput<'people.getUsersByIds'>[number]

interface Props {
  readonly userId: number
  /** What can be done with the person. */
  readonly tools: (person: Person) => ReactNode
  /** The person's password, for those who may change it. */
  readonly password: (person: Person) => ReactNode
  /** A copy of the person's data and their erasure, for those who may. */
  readonly privacy: (person: Person) => ReactNode
  /** What is known of somebody who is not there, or what is shown otherwise. */
  readonly gone: (otherwise: ReactNode) => ReactNode
}

/** The profile of somebody in the caller's reach (spec §2.2, admin/user/{id}). */
export function OtherPerson({ userId, tools, password, privacy, gone }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const people = useCall('people.getUsersByIds', { ProjectId, Ids: [userId] })
  useUserChanged(userId)
  return (
    <Loadable query={people}>
      {([person]) =>
        person ? (
          <Profile
            person={person}
            tools={tools(person)}
            password={password(person)}
            privacy={privacy(person)}
          />
        ) : (
          gone(
            <EmptyState isPage title={t('users.person.none')} text={t('users.person.noneText')} />,
          )
        )
      }
    </Loadable>
  )
}

interface ProfileProps {
  readonly person: Person
  readonly tools: ReactNode
  readonly password: ReactNode
  readonly privacy: ReactNode
}

function Profile({ person, tools, password, privacy }: ProfileProps) {
  const { t } = useTexts()
  const may = useMay()
  const isMentee = person.Roles.includes('Mentee')
  const { changeOne } = useStateChange()
  return (
    <PersonFrame
      over={t('users.person.other')}
      person={person}
      tools={
        <>
          <span data-print="keep">
            <StateMenu person={person} onChange={(state) => changeOne(person, state)} />
          </span>
          {isMentee && (
            <ProjectLink to={pathOf('mentee.view', { id: person.Id })}>
              {t('users.person.record')}
            </ProjectLink>
          )}
          {tools}
        </>
      }
      parts={{
        fields: (
          <Stack gap={4}>
            <PersonFields person={person} />
            <PersonFiles files={person.Files} />
          </Stack>
        ),
        roles: may('people.updateRoles') && (
          <RolesEditor userId={person.Id} name={fullName(person)} held={person.Roles} />
        ),
        account: (
          <div className={classes.columns}>
            <AccountCard userId={person.Id} />
            {password}
            {privacy}
          </div>
        ),
        relations: may('people.listRelations') && (
          <Card as="section">
            <Relations userId={person.Id} />
          </Card>
        ),
        activity: may('people.listActivity') && (
          <Card as="section">
            <ActivityList userId={person.Id} />
          </Card>
        ),
        consent: isMentee && (
          <ConsentHistory
            userId={person.Id}
            none={
              <EmptyState title={t('users.consents.none')} text={t('users.consents.noneText')} />
            }
          />
        ),
      }}
    />
  )
}
