import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconClock,
  IconInfoCircle,
} from '@tabler/icons-react'
import classes from './badge.module.css'

const ICONS = {
  done: IconCircleCheck,
  scheduled: IconClock,
  overdue: IconAlertTriangle,
  inactive: IconCircleDashed,
  info: IconInfoCircle,
}

interface BadgeProps {
  readonly tone: keyof typeof ICONS
  readonly children: string
}

/** A state in a word, with a shape of its own beside its colour. */
export function Badge({ tone, children }: BadgeProps) {
  const Icon = ICONS[tone]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={16} aria-hidden="true" className={classes.icon} />
      {children}
    </span>
  )
}
