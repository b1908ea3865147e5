import { Stack } from '#layout'
import { ConsentCard, LeaveProject, LoginForm, OwnRoles, PasswordForm } from '#features/identity'
import { OwnDataCard } from '#features/privacy'
import { OwnPerson } from '#features/people'
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
