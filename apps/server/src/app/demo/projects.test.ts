import { ROLES } from '@telemachos/contract/core/roles'
import { isRouteState, routeOf } from '@telemachos/contract/routes'
import { projectSettings, type MenuEntry } from '@telemachos/contract/projects/entities'
import { PROFILE_TYPES } from '@telemachos/contract/projects/settings-constants'
import { settingsIn } from '@telemachos/contract/projects/settings-in'
import { describe, expect, it } from 'vitest'
import { PROJECTS } from './projects.ts'

const GREEK = /\p{Script=Greek}/u

describe('the projects', () => {
  it.each(PROJECTS)('$descr has settings by the contract', ({ settings }) => {
    expect(projectSettings.parse(settings)).toEqual(settings)
  })

  it.each(PROJECTS)('$descr offers each role pages that are there and open to it', (project) => {
    const { Roles = {} } = project.settings
    expect(Object.keys(Roles).toSorted()).toEqual(
      ROLES.filter((role) => role !== 'Registered').toSorted(),
    )
    for (const role of ROLES) {
      for (const entry of Roles[role] ?? []) {
        for (const { state, label } of [entry, ...(entry.items ?? [])] as MenuEntry[]) {
          if (!isRouteState(state)) throw new Error(`${state} is no page`)
          const { access } = routeOf(state)
          expect([state, label]).toEqual([state, expect.stringMatching(/\p{Lu}/u)])
          expect([state, role === 'SuperAdmin' || access.includes(role)]).toEqual([state, true])
        }
      }
    }
  })

  it.each(PROJECTS)('$descr is in English without a Greek letter', ({ settings }) => {
    const { Config, ...english } = settingsIn(settings, 'en')
    const said = [
      ...ROLES.flatMap((role) => english.Roles?.[role] ?? []).flatMap((entry) => [
        entry.label,
        ...(entry.items ?? []).map(({ label }) => label),
      ]),
      ...PROFILE_TYPES.flatMap((type) => {
        const { Label = '', Fields = [], ProjectFields = [] } = english[type] ?? {}
        const fields = [...Fields, ...ProjectFields]
        const options = fields.flatMap((field) => Object.values(field['OptionWords'] ?? {}))
        return [Label, ...fields.map((field) => field.Label), ...options]
      }),
      Config?.Contact?.Name ?? '',
      Config?.Descrs?.en ?? 'Χωρίς αγγλικά',
    ]
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((text) => GREEK.test(text))).toEqual([])
    const worded = [...(settings.Mentor?.ProjectFields ?? [])].filter(({ Options }) => Options)
    for (const { Options = [], OptionLabels } of worded) {
      expect(Object.keys(OptionLabels ?? {})).toEqual(Options)
    }
  })

  it.each(PROJECTS)('$descr keeps what only mentors have with the mentors', ({ settings }) => {
    const own = ['mentor_type', 'mentor_capacity']
    const namesOf = (type: 'User' | 'Mentor') => settings[type]?.Fields?.map(({ Name }) => Name)
    expect(namesOf('Mentor')).toEqual(own)
    expect(namesOf('User')?.filter((name) => own.includes(name))).toEqual([])
  })

  it('differ: consent, groups, colours and words', () => {
    const configs = PROJECTS.map(({ settings }) => settings.Config)
    expect(configs.map((config) => config?.gdpr)).toEqual([
      undefined,
      { Required: true, UserField: 'gdpr', MinValue: 1 },
      undefined,
    ])
    expect(configs.map((config) => config?.GroupByGroup)).toEqual([true, undefined, undefined])
    expect(new Set(configs.map((config) => config?.Color)).size).toBe(PROJECTS.length)
    expect(Object.keys(configs[2]?.tdfw ?? {})).not.toEqual([])
  })
})
