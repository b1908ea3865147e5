import { Stack } from '#layout'
import { ConsentCard, LeaveProject, LoginForm, OwnRoles, PasswordForm } from '#features/identity'
import { OwnDataCard } from '#features/privacy'
import { OwnPerson } from '#features/people'
import { useChangeIdentity } from '../use-change-identity.ts'
import classes from './profile-page.module.css'

/** The own profile; a new user name is shown everywhere. */
export default function ProfilePage() {
  const changeIdentity = useChangeIdentity()
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
            <LoginForm onLogin={(Username) => changeIdentity({ Username })} />
            <LeaveProject />
          </Stack>
        </div>
      }
    />
  )
}
