import {
  IconApi,
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconMaximize,
  IconMoon,
  IconSettings,
  IconSun,
  IconUser,
} from '@tabler/icons-react'

const ICONS = {
  reference: IconApi,
  profile: IconUser,
  settings: IconSettings,
  keys: IconKeyboard,
  signOff: IconLogout,
  sidebar: IconLayoutSidebar,
  fullscreen: IconMaximize,
  light: IconSun,
  dark: IconMoon,
} as const

interface Props {
  readonly name: keyof typeof ICONS
  /** In pixels. */
  readonly size: number
}

/** A sign of the frame that few see, on wide screens alone, or once a menu is open. */
export default function LateIcon({ name, size }: Props) {
  const Icon = ICONS[name]
  return <Icon size={size} />
}
