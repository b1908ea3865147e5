import { IconApi, IconKeyboard, IconLogout, IconSettings, IconUser } from '@tabler/icons-react'

const ICONS = {
  reference: IconApi,
  profile: IconUser,
  settings: IconSettings,
  keys: IconKeyboard,
  signOff: IconLogout,
} as const

interface Props {
  readonly name: keyof typeof ICONS
  /** In pixels. */
  readonly size: number
}

/** A sign of the frame that few see, or once a menu is open. */
export default function LateIcon({ name, size }: Props) {
  const Icon = ICONS[name]
  return <Icon size={size} />
}
