import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { useIdentity } from '../../shared/api/identity.ts'
import { useCall } from '../../shared/api/use-call.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { Loadable } from '../../shared/ui/loadable.tsx'
import classes from './account-page.module.css'
import { listDetails, type Detail } from './own-details.ts'
import { PasswordForm } from './password-form.tsx'

/** The own profile: name, roles, what the project keeps, and the password (spec §2, userinfo). */
export default function ProfilePage() {
  const { t } = useTexts()
  const { FirstName, LastName, Username } = useIdentity()
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <span aria-hidden="true" className={classes.initials}>
          {FirstName.charAt(0)}
          {LastName.charAt(0)}
        </span>
        <div>
          <p className={classes.over}>{t('identity.profile.title')}</p>
          <h1 className={classes.title}>
            {FirstName} {LastName}
          </h1>
          <p className={classes.quiet}>
            {t('identity.profile.username')}: <strong>{Username}</strong>
          </p>
        </div>
      </header>
      <div className={classes.columns}>
        <div className={classes.column}>
          <OwnRoles />
          <OwnDetails />
        </div>
        <PasswordForm />
      </div>
    </div>
  )
}

function OwnRoles() {
  const { t } = useTexts()
  const { Projects, ProjectId, Role } = useIdentity()
  return (
    <section className={classes.card} aria-labelledby="own-roles">
      <h2 id="own-roles" className={classes.heading}>
        {t('identity.profile.roles')}
      </h2>
      {Projects.length === 0 && <p className={classes.quiet}>{t('identity.profile.noRoles')}</p>}
      <ul className={classes.projects}>
        {Projects.map(({ Id, Descr, Roles }) => (
          <li key={Id}>
            <p className={classes.project}>
              {Descr}
              {Id === ProjectId && (
                <span className={classes.quiet}> · {t('identity.profile.currentProject')}</span>
              )}
            </p>
            <ul className={classes.roles}>
              {Roles.map((role) => {
                const isCurrent = Id === ProjectId && role === Role
                return (
                  <li key={role} className={classes.role} data-current={isCurrent || undefined}>
                    {t(`identity.role.${role}`)}
                    {isCurrent && ` (${t('identity.profile.currentRole')})`}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OwnDetails() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const user = useCall('users.getCurrentUser', {})
  const project = useCall('projects.getProjectById', { Id: ProjectId })
  // Somebody who holds a role everywhere need not be a member of this project.
  const isMember = user.error?.code !== 'not_found'
  return (
    <section className={classes.card} aria-labelledby="own-details">
      <h2 id="own-details" className={classes.heading}>
        {t('identity.profile.fields')}
      </h2>
      {isMember ? (
        <Loadable query={user}>
          {(values) => (
            <Loadable query={project}>
              {({ Settings }) => (
                <DetailList
                  details={listDetails(values, JSON.parse(Settings) as ProjectSettings)}
                />
              )}
            </Loadable>
          )}
        </Loadable>
      ) : (
        <DetailList details={[]} />
      )}
    </section>
  )
}

function DetailList({ details }: { readonly details: readonly Detail[] }) {
  const { t } = useTexts()
  if (details.length === 0) {
    return <p className={classes.quiet}>{t('identity.profile.noFields')}</p>
  }
  return (
    <>
      <dl className={classes.details}>
        {details.map(({ name, label, value }) => (
          <div key={name} className={classes.detail}>
            <dt>{label}</dt>
            <dd>
              {(name === 'gender' && isGender(value) ? t(`core.gender.${value}`) : value) || (
                <span className={classes.quiet}>{t('identity.profile.noValue')}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('identity.profile.wrong')}</p>
    </>
  )
}

/** Genders are kept as codes (spec §3, microdata user fields). */
function isGender(value: string): value is '5301' | '5302' {
  return value === '5301' || value === '5302'
}
