import { Heading } from '#layout'
import { ActivityList } from '#features/people'
import { useTexts } from '#shared'
import { Drawer } from '#ui'
import type { Changes } from './changes-section.tsx'

interface ChangesDrawerProps {
  readonly changes: Changes
  readonly onClose: () => void
}

/** Every change of which the home tells in one line. */
export default function ChangesDrawer({ changes, onClose }: ChangesDrawerProps) {
  const { t } = useTexts()
  const title = t('home.changes.title')
  const { Day, Latest } = changes
  return (
    <Drawer
      label={title}
      head={<Heading as="h2">{title}</Heading>}
      closeLabel={t('home.week.close')}
      onClose={onClose}
    >
      <ActivityList only={{ Day, Verb: Latest.Verb, ById: Latest.By?.Id ?? null }} />
    </Drawer>
  )
}
