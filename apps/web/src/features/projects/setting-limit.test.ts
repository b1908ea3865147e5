import { projectInput, projectSettings } from '@telemachos/contract/projects/entities'
import { expect, it } from 'vitest'
import { settingLimit } from './setting-limit.ts'

const SETTINGS = ['Settings', 'Config'] as const
const place = (...path: (string | number)[]) => ['Settings', ...path]

it.each([
  [['Descr'], 200],
  [['url'], undefined],
  [[...SETTINGS, 'MIS'], 40],
  [[...SETTINGS, 'aCommunicator', 'ApiKey'], 500],
  [[...SETTINGS, 'tdfw', 'Mentee'], 200],
  [[...SETTINGS, 'Logo', 'ImageUrl'], undefined],
  [place('Mentor', 'Letter'), 3],
  [place('User', 'Fields', 3, 'Label'), 200],
  [place('User', 'Fields', 3, 'Labels', 'en'), 200],
  [place('Roles', 'Mentor', 0, 'items', 2, 'label'), 200],
  [place('Own', 'Label'), undefined],
])('%j may have as many signs as the contract says: %s', (path, limit) => {
  expect(settingLimit(path)).toBe(limit)
})

it('is the limit that the contract refuses beyond', () => {
  const settings = (ApiKey: string) =>
    projectSettings.safeParse({ Config: { aCommunicator: { ApiKey } } }).success
  const named = (Descr: string) =>
    projectInput.safeParse({ url: 'a-project', Descr, Settings: '{}' }).success
  expect([settings('1'.repeat(500)), settings('1'.repeat(501))]).toEqual([true, false])
  expect([named('α'.repeat(200)), named('α'.repeat(201))]).toEqual([true, false])
})
