import { Stack } from '#layout'
import type { ReactNode } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { PersonFields } from './person-fields.tsx'
import { PersonFiles } from './person-files.tsx'
import { PersonFrame } from './person-frame.tsx'
import { useUserChanged } from './use-user-changed.ts'

interface Props {
  /** The own roles in every project. */
  readonly roles: ReactNode
  /** Password, user name and the ways out. */
  readonly account: ReactNode
}

/** The own profile (spec §2.2, userinfo). */
export function OwnPerson({ roles, account }: Props) {
  const { t } = useTexts()
  const identity = useIdentity()
  useUserChanged(identity.UserId)
  return (
    <PersonFrame
      over={t('users.person.own')}
      person={identity}
      parts={{ fields: <OwnFields />, roles, account }}
    />
  )
}

function OwnFields() {
  const { t } = useTexts()
  const user = useCall('people.getCurrentUser', {})
  // Somebody who holds a role everywhere need not be a member of this project.
  if (user.error?.code === 'not_found') {
    return <EmptyState title={t('users.fields.none')} text={t('users.person.notMember')} />
  }
  return (
    <Loadable query={user}>
      {(person) => (
        <Stack gap={4}>
          <PersonFields person={person} />
          <PersonFiles files={person.Files} />
        </Stack>
      )}
    </Loadable>
  )
}
