import { REFERENCE_PATH } from '@telemachos/contract/core/call-path'
import { IconChevronDown, IconMenu2, IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { MEMBER_ROLES, roleAllowed } from '@telemachos/contract/core/roles'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { isLogo } from '@telemachos/contract/projects/settings-constants'
import { initials } from '@telemachos/rules/greek-person'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { Suspense, useState, type ComponentProps } from 'react'
import {
  shortName,
  signOff,
  useIdentity,
  useLanguages,
  useProjectPath,
  useTexts,
  useColourScheme,
  NAMED_COLOURS,
} from '#shared'
import { markOf } from '#features/people'
import { IconButton, iconUrl, lazyPart, Menu, ProjectLink } from '#ui'
import { useAdminButtons } from './admin-buttons.ts'
import { Bell } from './bell.tsx'
import { ChatLink } from './chat-link.tsx'
import { ConnectionMark } from './connection-mark.tsx'
import { useSwitches } from './use-switches.ts'
import classes from './header.module.css'

interface HeaderProps {
  readonly settings: ProjectSettings
  readonly sidebar: boolean
  readonly drawer: boolean
  readonly onSidebar: () => void
  readonly onDrawer: () => void
  readonly onPalette: () => void
  readonly onKeys: () => void
}

/** The bar at the top: where one is, as whom, and what is always at hand. */
export function Header(props: HeaderProps) {
  const { t } = useTexts()
  const { isDark, setScheme } = useColourScheme()
  const adminButtons = useAdminButtons()
  const { Role, StandIn } = useIdentity()
  const isMember = roleAllowed(Role, MEMBER_ROLES)
  return (
    <header className={classes.header} aria-label={t('shell.regions.header')} data-region>
      <IconButton
        className={classes.onPhone ?? ''}
        label={t(props.drawer ? 'shell.menu.close' : 'shell.menu.open')}
        aria-expanded={props.drawer}
        onClick={props.onDrawer}
      >
        {props.drawer ? <IconX size={22} /> : <IconMenu2 size={22} />}
      </IconButton>
      <ProjectLink to={pathOf('home')} className={classes.home} aria-label={t('core.crash.home')}>
        <img src={iconUrl} alt="" width={30} height={30} />
      </ProjectLink>
      <ProjectSwitch settings={props.settings} />
      <RoleSwitch />
      <button type="button" className={classes.search} onClick={props.onPalette}>
        <IconSearch size={18} />
        <span className={classes.searchText}>{t('shell.palette')}</span>
        <kbd className={classes.kbd}>Ctrl K</kbd>
      </button>
      <div className={classes.end}>
        <ConnectionMark />
        {isMember && <ChatLink />}
        {/* Of what only the person is told, an administrator in their place is told nothing. */}
        {isMember && !StandIn && <Bell />}
        {adminButtons && (
          <a className={classes.admin} href={REFERENCE_PATH} title={t('shell.reference')}>
            {iconOf('reference', 22)}
            <span className="visually-hidden">{t('shell.reference')}</span>
          </a>
        )}
        <IconButton
          className={classes.wide ?? ''}
          label={t('shell.sidebar')}
          aria-pressed={props.sidebar}
          onClick={props.onSidebar}
        >
          {iconOf('sidebar', 20)}
        </IconButton>
        <IconButton
          className={classes.wide ?? ''}
          label={t('shell.fullscreen')}
          onClick={toggleFullscreen}
        >
          {iconOf('fullscreen', 20)}
        </IconButton>
        <IconButton
          className={classes.wide ?? ''}
          label={t(isDark ? 'shell.scheme.light' : 'shell.scheme.dark')}
          onClick={() => setScheme(isDark ? 'light' : 'dark')}
        >
          {iconOf(isDark ? 'light' : 'dark', 20)}
        </IconButton>
        <LanguageMenu />
        <UserMenu settings={props.settings} onKeys={props.onKeys} />
      </div>
    </header>
  )
}

function ProjectSwitch({ settings }: Pick<HeaderProps, 'settings'>) {
  const { t } = useTexts()
  const { Projects, ProjectId } = useIdentity()
  const navigate = useNavigate()
  const current = Projects.find(({ Id }) => Id === ProjectId)
  const name = current?.Descr ?? ''
  const mark = settings.Config?.Color
  const logo = settings.Config?.Logo?.ImageUrl ?? ''
  // Where an address shows no image, the project has its mark.
  const [missing, setMissing] = useState<string>()
  const colour = Object.entries(NAMED_COLOURS).find(([key]) => key === mark)?.[1]
  const shown = (
    <>
      {logo !== '' && logo !== missing && isLogo(logo) ? (
        <img src={logo} alt="" className={classes.logo} onError={() => setMissing(logo)} />
      ) : (
        <span className={classes.mark} style={{ background: colour ?? NAMED_COLOURS.periwinkle }} />
      )}
      <span className={classes.name}>{name}</span>
    </>
  )
  if (Projects.length < 2) return <span className={classes.place}>{shown}</span>
  return (
    <Menu
      className={classes.place ?? ''}
      align="start"
      label={t('shell.project.switch', { name })}
      button={
        <>
          {shown}
          <IconChevronDown size={16} />
        </>
      }
      items={Projects.filter(({ Id, ArchivedAt }) => ArchivedAt === null || Id === ProjectId).map(
        ({ Id, url, Descr }) => ({
          key: url,
          label: Descr,
          current: Id === ProjectId,
          run: () => void navigate({ to: inProject(url) }),
        }),
      )}
    />
  )
}

/** The other language, where there are two; of more, which one. */
function LanguageMenu() {
  const { t, language } = useTexts()
  const { switchLanguage } = useSwitches()
  const languages = useLanguages()
  const others = languages.filter(({ code }) => code !== language)
  const [other] = others
  if (other && others.length === 1) {
    const short = shortName(other.code)
    return (
      <IconButton
        label={`${short}, ${other.title}`}
        lang={other.code}
        onClick={() => switchLanguage(other.code)}
      >
        <span className={classes.language}>{short}</span>
      </IconButton>
    )
  }
  return (
    <Menu
      className={classes.languages ?? ''}
      label={`${shortName(language)}, ${t('core.language')}`}
      button={<span className={classes.language}>{shortName(language)}</span>}
      items={languages.map(({ code, title }) => ({
        key: code,
        label: title,
        current: code === language,
        run: () => switchLanguage(code),
      }))}
    />
  )
}

function RoleSwitch() {
  const { t } = useTexts()
  const { Role, Roles } = useIdentity()
  const { switchRole } = useSwitches()
  const name = t(`identity.role.${Role}`)
  if (Roles.length < 2) return <span className={classes.role}>{name}</span>
  return (
    <Menu
      className={classes.role ?? ''}
      align="start"
      label={t('shell.role.switch', { name })}
      button={
        <>
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={16} />
        </>
      }
      items={Roles.map((role) => ({
        key: role,
        label: t(`identity.role.${role}`),
        current: role === Role,
        run: () => switchRole(role),
      }))}
    />
  )
}

const LateIcon = lazyPart(() => import('./late-icon.tsx'))

/** An icon that is not there at first has its room already. */
const iconOf = (name: ComponentProps<typeof LateIcon>['name'], size = 18) => (
  <Suspense fallback={<svg width={size} height={size} />}>
    <LateIcon name={name} size={size} />
  </Suspense>
)

function UserMenu({ settings, onKeys }: Pick<HeaderProps, 'settings' | 'onKeys'>) {
  const { t } = useTexts()
  const { FirstName, LastName, Role } = useIdentity()
  const mark = markOf(settings, Role ? [Role] : [])
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const name = `${FirstName} ${LastName}`
  return (
    <Menu
      className={classes.user ?? ''}
      label={t('shell.user', { name })}
      button={
        <span
          aria-hidden="true"
          className={classes.avatar}
          title={mark?.label || undefined}
          style={
            mark?.colour === undefined ? undefined : { color: '#fff', background: mark.colour }
          }
          data-initials={initials({ FirstName, LastName })}
        />
      }
      items={[
        {
          key: 'profile',
          label: t('shell.user.profile'),
          icon: iconOf('profile'),
          run: () => void navigate({ to: pathTo(pathOf('userinfo')) }),
        },
        {
          key: 'settings',
          label: t('shell.user.settings'),
          icon: iconOf('settings'),
          run: () => void navigate({ to: pathTo(pathOf('settings')) }),
        },
        { key: 'keys', label: t('shell.keys'), icon: iconOf('keys'), run: onKeys },
        {
          key: 'signOff',
          label: t('shell.user.signOff'),
          icon: iconOf('signOff'),
          run: () => signOff(),
        },
      ]}
    />
  )
}

function toggleFullscreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen()
}
