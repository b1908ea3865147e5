import type { ReactNode } from 'react'
import { useTexts } from '#shared'
import { Tabs } from '#ui'
import { FollowUps } from './follow-ups.tsx'
import { slotOf } from './slot.ts'
import type { CalendarAddress } from './use-calendar-address.ts'
import { useFollowUps } from './use-follow-ups.ts'

interface Props {
  readonly address: CalendarAddress
  /** The calendar itself. */
  readonly children: ReactNode
}

/** The calendar, and beside it what is left to be seen to after meetings, with its number. */
export function CalendarTabs({ address: { search, change }, children }: Props) {
  const { t } = useTexts()
  const followUps = useFollowUps()
  const count = followUps.query.data?.All
  return (
    <Tabs
      label={t('followUps.tabs')}
      tabs={[
        { key: 'calendar', label: t('followUps.calendar') },
        {
          key: 'followups',
          label: count === undefined ? t('followUps.tabUnknown') : t('followUps.tab', { count }),
        },
      ]}
      current={search.tab ?? 'calendar'}
      onChange={(key) => change({ tab: key === 'followups' ? key : undefined })}
    >
      {search.tab === 'followups' ? (
        <FollowUps
          followUps={followUps}
          onOpen={({ Id, Time }) => change({ meeting: Id, date: slotOf(Time).date })}
        />
      ) : (
        children
      )}
    </Tabs>
  )
}
