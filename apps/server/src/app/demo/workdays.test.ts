import { expect, it } from 'vitest'
import { workdayAfter, workdayNear } from './workdays.ts'

it('knows working days', () => {
  const friday = '2026-10-30'
  expect(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'].map(workdayNear)).toEqual([
    friday,
    friday,
    '2026-11-02',
    '2026-11-02',
  ])
  expect(['2026-10-29', friday, '2026-10-31'].map(workdayAfter)).toEqual([
    friday,
    '2026-11-02',
    '2026-11-02',
  ])
})
