import { pathOf } from '@telemachos/contract/paths'
import { PasswordForm, StandInMenu } from '#features/identity'
import { ErasureReceipt, PersonDataCard } from '#features/privacy'
import { UserDataCard } from '#features/projects'
import { OtherPerson, type Person, WalkOfPerson } from '#features/people'
import { useIdentity, useTexts } from '#shared'
import { EmptyState, ProjectLink, useParams } from '#ui'

/** `admin/user/{id?}`: the profile of one person. */
export default function PersonPage() {
  const { t } = useTexts()
  const { id } = useParams()
  if (id === undefined || !/^[1-9]\d{0,8}$/.test(id)) {
    return (
      <EmptyState
        isPage
        title={t('users.person.choose')}
        text={t('users.person.chooseText')}
        action={
          <ProjectLink to={pathOf('mentor.mentee.list')}>{t('users.person.toMentees')}</ProjectLink>
        }
      />
    )
  }
  return (
    <>
      <WalkOfPerson id={Number(id)} pathOf={(other) => pathOf('admin.user.view', { id: other })} />
      <OtherPerson
        key={id}
        userId={Number(id)}
        tools={(person) => <StandInMenu person={person} />}
        password={(person) => <PasswordOf person={person} />}
        privacy={(person) => (
          <>
            <PersonDataCard person={person} />
            <UserDataCard userId={person.Id} />
          </>
        )}
        gone={(otherwise) => <ErasureReceipt userId={Number(id)} otherwise={otherwise} />}
      />
    </>
  )
}

/** An Admin changes passwords, but not those of other Admins (spec §6). */
function PasswordOf({ person }: { readonly person: Person }) {
  const { Role } = useIdentity()
  const may = Role === 'SuperAdmin' || (Role === 'Admin' && !person.Roles.includes('Admin'))
  return may ? <PasswordForm person={person} /> : null
}
