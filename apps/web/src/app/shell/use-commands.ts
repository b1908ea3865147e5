import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ROUTES } from '@telemachos/contract/core/routes'
import { useIdentity } from '../../shared/api/identity.ts'
import { useTexts } from '../../shared/i18n/use-texts.ts'
import { useProjectPath } from '../../shared/navigation/use-project-path.ts'
import { mayOpen, pathOf } from '../access.ts'
import type { MenuTab } from './build-menu.ts'
import type { Command } from './command.ts'
import { useSwitches } from './use-switches.ts'

const PROJECT_PREFIX = '/{curProject}/'

/** Everything that the command palette offers: pages, projects, roles and a few switches. */
export function useCommands(tabs: readonly MenuTab[], openKeys: () => void): Command[] {
  const { t } = useTexts()
  const { Role, Roles, Projects } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const { switchRole, switchLanguage } = useSwitches()
  const go = (path: string) => () => void navigate({ to: path })
  const menu = tabs.flatMap((tab) => (tab.items.length > 0 ? tab.items : [tab]))
  const known = new Set(menu.map(({ path }) => path))
  const pages = ROUTES.filter(
    (route) =>
      route.ready &&
      route.path.startsWith(PROJECT_PREFIX) &&
      !/\{\w+\}/.test(route.path.slice(PROJECT_PREFIX.length)) &&
      pathOf(route.state) !== '' &&
      !known.has(pathOf(route.state)) &&
      mayOpen(route, Role),
  )
  return [
    ...menu.map(({ label, path }) => ({
      id: path,
      label,
      group: t('shell.group.pages'),
      run: go(pathTo(path)),
    })),
    ...pages.map(({ state }) => ({
      id: state,
      label: t(`route.${state}.title`),
      group: t('shell.group.pages'),
      run: go(pathTo(pathOf(state))),
    })),
    ...Projects.map(({ url, Descr }) => ({
      id: `project ${url}`,
      label: Descr,
      group: t('shell.group.projects'),
      run: go(`/${url}/`),
    })),
    ...Roles.map((role) => ({
      id: `role ${role}`,
      label: t(`identity.role.${role}`),
      group: t('shell.group.roles'),
      run: () => switchRole(role),
    })),
    {
      id: 'language',
      label: t('core.language'),
      group: t('shell.group.more'),
      run: () => switchLanguage(),
    },
    {
      id: 'scheme',
      label: t(colorScheme === 'dark' ? 'shell.scheme.light' : 'shell.scheme.dark'),
      group: t('shell.group.more'),
      run: () => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark'),
    },
    { id: 'keys', label: t('shell.keys'), group: t('shell.group.more'), run: openKeys },
    {
      id: 'signOff',
      label: t('shell.user.signOff'),
      group: t('shell.group.more'),
      run: () => location.assign('/account/logoff'),
    },
  ]
}
