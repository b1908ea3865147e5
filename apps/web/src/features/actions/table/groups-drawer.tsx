import { Heading, Stack, Text } from '#layout'
import { Button, Drawer } from '#ui'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#shared'
import { GroupDialog, type GroupDraft } from './group-dialog.tsx'
import { groupTree } from './group-tree.ts'
import { GroupsTree } from './groups-tree.tsx'
import type { Row } from './row.ts'
import type { Groups } from './use-groups.ts'

interface Props {
  readonly rows: readonly Row[]
  readonly paths: readonly (readonly string[])[]
  readonly groups: Groups
  /** The actions that are chosen in the table. */
  readonly chosen: readonly number[]
  readonly onOpen: (actionId: number) => void
  readonly onClose: () => void
}

/** The groups of the project's actions as a tree, in which both are moved by dragging or by menu. */
export function GroupsDrawer({ rows, paths, groups, chosen, onOpen, onClose }: Props) {
  const { t } = useTexts()
  const [draft, setDraft] = useState<GroupDraft>()
  return (
    <Drawer
      label={t('actions.groups.title')}
      closeLabel={t('core.dialog.close')}
      onClose={onClose}
      head={
        <Heading as="h2" size="section">
          {t('actions.groups.title')}
        </Heading>
      }
    >
      <Stack gap={4}>
        <div>
          <Text tone="soft">{t('actions.groups.text')}</Text>
          <Text tone="faint" size="medium">
            {t('actions.groups.dropHint')}
          </Text>
        </div>
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => setDraft({ parent: [] })}
          >
            {t('actions.groups.new')}
          </Button>
        </div>
        {paths.length === 0 && <Text tone="faint">{t('actions.groups.none')}</Text>}
        <GroupsTree
          tree={groupTree(rows, paths)}
          groups={groups}
          chosen={chosen}
          onEdit={setDraft}
          onOpen={onOpen}
        />
      </Stack>
      {draft && (
        <GroupDialog
          draft={draft}
          paths={paths}
          groups={groups}
          onClose={() => setDraft(undefined)}
        />
      )}
    </Drawer>
  )
}
