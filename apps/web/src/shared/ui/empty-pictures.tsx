import {
  IconAbacus,
  IconBellRinging,
  IconBulb,
  IconCalendarMonth,
  IconChartPie,
  IconClipboardText,
  IconCode,
  IconCoins,
  IconFileCertificate,
  IconFileDescription,
  IconFingerprint,
  IconForms,
  IconLayoutDashboard,
  IconMailbox,
  IconMenuOrder,
  IconNotes,
  IconTableOptions,
  IconTimeline,
  IconUsersGroup,
  IconWorld,
  IconZoomQuestion,
} from '@tabler/icons-react'
import type { Picture } from './empty-state.tsx'

/** Icons that nothing else has: one that a page shares would have all that goes with it loaded along. */
const PICTURES: Readonly<Record<Picture, typeof IconUsersGroup>> = {
  actions: IconNotes,
  bell: IconBellRinging,
  calculator: IconAbacus,
  calendar: IconCalendarMonth,
  chart: IconChartPie,
  code: IconCode,
  document: IconFileCertificate,
  fields: IconForms,
  history: IconTimeline,
  idea: IconBulb,
  key: IconFingerprint,
  language: IconWorld,
  layout: IconLayoutDashboard,
  mail: IconMailbox,
  menu: IconMenuOrder,
  money: IconCoins,
  people: IconUsersGroup,
  questionnaire: IconClipboardText,
  search: IconZoomQuestion,
  table: IconTableOptions,
  text: IconFileDescription,
}

/** The picture of an empty state, by its name. */
export function EmptyPicture({ name }: { readonly name: Picture }) {
  const Icon = PICTURES[name]
  return <Icon size={28} stroke={1.5} />
}
