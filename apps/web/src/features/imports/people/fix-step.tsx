import { Heading, Row, Stack, Text } from '#layout'
import { useMemo } from 'react'
import { useTexts, type Texts } from '#shared'
import { Button, EmptyState } from '#ui'
import { ClashList } from './clash-list.tsx'
import { FaultGroups } from './fault-groups.tsx'
import { findClashes, groupFaults } from './group-faults.ts'
import type { ImportList, ListState } from './import-list.ts'
import type { ListRules } from './import-rules.ts'

interface FixStepProps {
  readonly list: ImportList
  readonly state: ListState
  readonly rules: ListRules
  readonly onShow: (rows: readonly number[]) => void
}

/** The second step: what is wrong, grouped, and rows that clash; the table of rows is below. */
export function FixStep({ list, state, rules, onShow }: FixStepProps) {
  const { t } = useTexts()
  const { rows, columns, faults } = state
  const groups = useMemo(() => groupFaults(rows, columns, faults), [rows, columns, faults])
  // The faults are new whenever what was read is.
  const clashes = useMemo(() => (faults ? findClashes(list.reads()) : []), [list, faults])
  const targets = useMemo(() => withRoles(rules, t), [rules, t])

  function nameOf(id: number): string {
    const cells = rows.find((row) => row.id === id)?.cells ?? []
    const cell = (target: string) =>
      cells[columns.findIndex((column) => column.target === target)] ?? ''
    return `${cell('first_name')} ${cell('last_name')}`.trim()
  }
  return (
    <Stack gap={4}>
      {groups.length === 0 && clashes.length === 0 ? (
        <EmptyState title={t('imports.fix.none')} text={t('imports.fix.noneText')} />
      ) : (
        groups.length > 0 && (
          <div>
            <Heading>{t('imports.fix.title')}</Heading>
            <Text tone="soft">{t('imports.fix.lead')}</Text>
          </div>
        )
      )}
      <FaultGroups {...{ list, groups, targets, onShow }} />
      {clashes.length > 0 && <ClashList {...{ list, clashes, targets, nameOf, onShow }} />}
      <Row gap={3}>
        <Button size="md" onClick={() => void list.change({ step: 'review' })}>
          {t('imports.next.review')}
        </Button>
      </Row>
    </Stack>
  )
}

/** What cells may say, with the roles that the caller gives among it. */
function withRoles({ targets, rules }: ListRules, t: Texts['t']): ListRules['targets'] {
  const options = rules.assignable.map((role) => t(`identity.role.${role as 'Mentor'}`))
  return targets.map((target) => (target.name === 'Roles' ? { ...target, options } : target))
}
