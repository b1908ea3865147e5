import { Stack } from '#layout'
import { ConsentCard } from '../../features/identity/consent-card.tsx'
import { LeaveProject } from '../../features/identity/leave-project.tsx'
import { LoginForm } from '../../features/identity/login-form.tsx'
import { OwnRoles } from '../../features/identity/own-roles.tsx'
import { PasswordForm } from '../../features/identity/password-form.tsx'
import { OwnDataCard } from '../../features/privacy/own-data-card.tsx'
import { OwnPerson } from '../../features/people/profile/own-person.tsx'
import { useApp } from '../app-context.ts'
import classes from './profile-page.module.css'

/** The own profile; a new user name is shown everywhere. */
export default function ProfilePage() {
  const { identity, setIdentity } = useApp()
  return (
    <OwnPerson
      roles={<OwnRoles />}
      account={
        <div className={classes.columns}>
          <Stack gap={5}>
            <PasswordForm />
            <ConsentCard />
            <OwnDataCard />
          </Stack>
          <Stack gap={5}>
            <LoginForm onLogin={(Username) => setIdentity({ ...identity, Username })} />
            <LeaveProject />
          </Stack>
        </div>
      }
    />
  )
}
