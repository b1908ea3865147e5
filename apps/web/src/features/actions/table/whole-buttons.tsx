import { Button } from '#ui'
import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconFolderShare,
  IconTrash,
  IconUnlink,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useMay, useTexts } from '#shared'
import { OtherProject } from './other-project.tsx'
import type { Row } from './row.ts'
import type { WholeActions } from './use-whole-actions.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly whole: WholeActions
  /** The actions are no longer where they were. */
  readonly onGone: () => void
}

const ICON = { size: 18, 'aria-hidden': true } as const

/** Copies, moves, archives, restores and deletes actions; takes a single one out of the project. */
export function WholeButtons({ rows, whole, onGone }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const [isSending, setSending] = useState(false)
  const isArchived = rows.every(({ ArchivedAt }) => ArchivedAt !== null)
  const single = rows.length === 1 ? rows[0] : undefined
  const gone = async (done: Promise<boolean>): Promise<void> => {
    if (await done) onGone()
  }
  return (
    <>
      {may('actions.copyActions') && !isArchived && (
        <>
          <Button
            variant="default"
            leftSection={<IconCopy {...ICON} />}
            onClick={() => void whole.copy(rows)}
          >
            {t('actions.table.copy')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFolderShare {...ICON} />}
            onClick={() => setSending(true)}
          >
            {t('actions.table.copyTo')}
          </Button>
        </>
      )}
      {may('actions.archiveActions') && (
        <>
          {isArchived ? (
            <Button
              leftSection={<IconArchiveOff {...ICON} />}
              onClick={() => void gone(whole.restore(rows))}
            >
              {t('actions.table.restore')}
            </Button>
          ) : (
            <Button
              variant="default"
              leftSection={<IconArchive {...ICON} />}
              onClick={() => void gone(whole.archive(rows))}
            >
              {t('actions.table.toArchive')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconTrash {...ICON} />}
            onClick={() => void gone(whole.remove(rows))}
          >
            {t('actions.table.delete')}
          </Button>
        </>
      )}
      {single && !isArchived && may('projects.unlinkAction') && (
        <Button
          variant="default"
          leftSection={<IconUnlink {...ICON} />}
          onClick={() => void gone(whole.unlink(single))}
        >
          {t('actions.table.unlink')}
        </Button>
      )}
      {isSending && (
        <OtherProject rows={rows} whole={whole} onClose={() => setSending(false)} onGone={onGone} />
      )}
    </>
  )
}
